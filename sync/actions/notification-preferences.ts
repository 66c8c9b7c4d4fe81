import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { notificationPreferences } from '#sync/entities/notification-preferences.ts';
import { changed, writeAll } from './changes.ts';

export type PreferencesEdit = Partial<Omit<Columns<typeof notificationPreferences>, 'user_id'>>;

export const savePreferences = action([notificationPreferences], (tx, userId: string, edit: PreferencesEdit) =>
  writeAll(tx, [changed(notificationPreferences, userId, edit)]),
);
