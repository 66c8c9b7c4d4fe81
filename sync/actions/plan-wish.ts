import { action } from '#sync/engine/act.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { changed, writeAll } from './changes.ts';

/** Whether the plan is not to be renewed, from now on: the server goes by when it was typed. */
export const wishPlanEnd = action([userSettings], (tx, userId: string, isWanted: boolean) =>
  writeAll(tx, [changed(userSettings, userId, { subscription_cancelled_at: isWanted ? tx.now : null })]),
);
