import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, type Columns } from './changes.ts';
import { day, decimal, flag, integer, list, maybe, oneOf, text, uuid } from './columns.ts';
import { one } from './reading.ts';

/** One a user, made at sign-up; the subscription is the server's. */
export const userSettings = defineEntity({
  name: 'user_settings',
  columns: {
    user_id: uuid,
    profile_visibility: oneOf(['public', 'friends', 'private']),
    workout_data_sharing: flag,
    progress_photos: flag,
    activity_status: flag,
    theme: oneOf(['light', 'dark', 'system']),
    language: oneOf(['en', 'es', 'fr', 'de']),
    timezone: text(60),
    units: oneOf(['imperial', 'metric']),
    week_start: oneOf(['sunday', 'monday']),
    plates: list(z.looseObject({ weight_kg: decimal(0.1, 100), count: integer(0, 100) })),
    subscription_plan: text(40),
    subscription_status: oneOf(['active', 'trialing', 'past_due', 'cancelled', 'expired']),
    subscription_next_billing: maybe(day),
    subscription_auto_renew: flag,
  },
});

export type UserSettings = RowOf<typeof userSettings>;
type Plates = UserSettings['plates'];

type ServerOwned =
  | 'user_id'
  | 'subscription_plan'
  | 'subscription_status'
  | 'subscription_next_billing'
  | 'subscription_auto_renew';

export const settingsOf = (db: Local, userId: string): Promise<UserSettings | null> => one(db, userSettings, userId);

export async function saveSettings(
  db: Local,
  userId: string,
  edit: Partial<Omit<Columns<typeof userSettings>, ServerOwned>>,
  clock = REAL_CLOCK,
): Promise<void> {
  await write(db, [changed(userSettings, userId, edit)], clock);
}

/** What is made of the plates as they now are: of two presses in a moment none is forgotten. */
export async function editPlates(
  db: Local,
  userId: string,
  edited: (plates: Plates) => Plates,
  clock = REAL_CLOCK,
): Promise<void> {
  await db.transaction('rw', [db.rows(userSettings), db.outbox], async () => {
    const { plates = [] } = (await settingsOf(db, userId)) ?? {};
    await saveSettings(db, userId, { plates: edited(plates) }, clock);
  });
}
