import type { Local } from '#sync/engine/database.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { deviceZone } from '#src/lib/region.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { SettingsStore } from './settings.ts';

// Every account begins with the same zone, and its row cannot tell who has chosen that one from who has chosen none.
// So a device remembers of each account that a zone was chosen on it.

const CHOSEN = 'zone-chosen';

export const rememberChosenZone = (db: Local): Promise<string> => db.facts.put({ name: CHOSEN, value: true });

/** The day is the one where the person is, unless he has said otherwise. */
export async function adoptZone(settings: SettingsStore, db: Local, userId: string): Promise<void> {
  const [row, chosen] = await Promise.all([settingsOf(db, userId), db.facts.get(CHOSEN)]);
  const { timezone } = row ?? settings.store.getState();
  const isChosen = chosen !== undefined || 'timezone' in settings.unsaved() || timezone !== DEFAULT_SETTINGS.timezone;
  if (!isChosen) settings.choose({ timezone: deviceZone() });
}
