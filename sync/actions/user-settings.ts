import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { changed, existing, writeAll } from './changes.ts';

type ServerOwned =
  | 'user_id'
  | 'subscription_plan'
  | 'subscription_status'
  | 'subscription_next_billing'
  | 'subscription_auto_renew';

export type SettingsEdit = Partial<Omit<Columns<typeof userSettings>, ServerOwned>>;

export const saveSettings = action([userSettings], (tx, userId: string, edit: SettingsEdit) =>
  writeAll(tx, [changed(userSettings, userId, edit)]),
);

type Plates = UserSettings['plates'];

/** Edits the plates as they are now: of two quick clicks neither is lost. */
export const editPlates = action([userSettings], async (tx, userId: string, edited: (plates: Plates) => Plates) => {
  const { plates } = await existing(tx, userSettings, userId);
  await tx.write([changed(userSettings, userId, { plates: edited(plates) })]);
});
