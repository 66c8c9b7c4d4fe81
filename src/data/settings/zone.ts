import type { Local } from '#sync/engine/database.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { deviceZone } from '#src/lib/region.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { SettingsStore } from './settings.ts';

// Every account starts with the same zone, and the row cannot tell whether it was chosen. So the device remembers that
// a zone was chosen on it.

const CHOSEN = 'zone-chosen';

export const rememberChosenZone = (db: Local): Promise<string> => db.facts.put({ name: CHOSEN, value: true });

/** Follows the device's zone, unless the person has chosen one. */
export async function adoptZone(settings: SettingsStore, db: Local, userId: string): Promise<void> {
  const [row, chosen] = await Promise.all([settingsOf(db, userId), db.facts.get(CHOSEN)]);
  const { timezone } = row ?? settings.store.getState();
  const isChosen = chosen !== undefined || 'timezone' in settings.unsaved() || timezone !== DEFAULT_SETTINGS.timezone;
  if (!isChosen) settings.choose({ timezone: deviceZone() });
}
