import { csvOf } from '#src/lib/csv.ts';
import { inNaira } from '#src/lib/money.ts';
import { STATES } from './shapes.ts';
import type { Account, Earning } from './shapes.ts';

/** What there is of each state, in the order in which money goes through them. */
export const sumsOf = (earnings: readonly Earning[]): { state: Earning['state']; kobo: number }[] =>
  STATES.map((state) => ({
    state,
    kobo: earnings.filter((each) => each.state === state).reduce((sum, { kobo }) => sum + kobo, 0),
  })).filter(({ kobo }) => kobo > 0);

export const statementCsv = (earnings: readonly Earning[]): string =>
  csvOf(
    earnings.map(({ on_day, title, net_kobo, share_bp, kobo, state, paid_on }) => ({
      day: on_day,
      session: title,
      net: inNaira(net_kobo),
      share_percent: share_bp / 100,
      earned: inNaira(kobo),
      state,
      paid_on,
      currency: 'NGN',
    })),
  );

/** The fields of an account in which something is missing or wrong. */
export function wrongIn({ bank, number, holder }: Account): ReadonlySet<keyof Account> {
  const wrong = new Set<keyof Account>();
  if (bank.trim().length < 2) wrong.add('bank');
  if (!/^\d{10}$/.test(number)) wrong.add('number');
  if (holder.trim().length < 2) wrong.add('holder');
  return wrong;
}
