import { liveQuery } from 'dexie';
import { act } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { Settings, SettingsStore } from './settings.ts';
import { rememberChosenZone } from './zone.ts';

/** Keeps the device's settings and the account's row in step. What was chosen here is written first: it is newer. */
export function followAccount(settings: SettingsStore, db: Local, userId: string): () => void {
  let hasRow = false;

  async function keep(edit: Partial<Settings>): Promise<void> {
    if ('timezone' in edit) await rememberChosenZone(db);
    const { became } = await act(db, saveSettings(userId, edit));
    if (became === 'saved') settings.saved(edit);
  }

  function save(): void {
    const edit = settings.unsaved();
    if (!hasRow || Object.keys(edit).length === 0) return;
    // What cannot be written stays unsaved; the next choice or start writes it.
    void keep(edit).catch(() => undefined);
  }

  const row = liveQuery(async () => settingsOf(db, userId)).subscribe({
    next(value) {
      hasRow = value !== null;
      if (value) settings.adopt(value);
      save();
    },
    error: () => undefined,
  });
  const unsubscribe = settings.store.subscribe((now, before) => {
    if (now.unsaved !== before.unsaved) save();
  });
  return () => {
    row.unsubscribe();
    unsubscribe();
  };
}
