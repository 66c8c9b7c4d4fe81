import type { Local } from '#sync/engine/database.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { unitsOfRegion } from '#src/lib/region.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { SettingsStore } from './settings.ts';

/** For a new user: the units of their region, unless others were chosen. Unknown regions keep the default. */
export async function adoptUnits(settings: SettingsStore, db: Local, userId: string): Promise<void> {
  const { units } = (await settingsOf(db, userId)) ?? settings.store.getState();
  const here = unitsOfRegion();
  const isChosen = 'units' in settings.unsaved() || units !== DEFAULT_SETTINGS.units;
  if (here !== null && here !== units && !isChosen) settings.choose({ units: here });
}
