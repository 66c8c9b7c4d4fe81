import { action } from '#sync/engine/act.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { changed, writeAll } from './changes.ts';

export interface LoanWish {
  invoice: string;
  lender: string;
  months: string;
}

/** For which invoice a loan is to be offered, or none: the server takes it up when it has it. */
export const wishLoan = action([userSettings], (tx, userId: string, wish: LoanWish | null) =>
  writeAll(tx, [changed(userSettings, userId, { loan_wish: wish && `${wish.invoice} ${wish.lender} ${wish.months}` })]),
);
