import type { Local } from '#sync/engine/database.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { unitsOfRegion } from '#src/lib/region.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { SettingsStore } from './settings.ts';

/** For who begins: the units of where the person is, unless others were chosen. Where nothing tells, the default stays. */
export async function adoptUnits(settings: SettingsStore, db: Local, userId: string): Promise<void> {
  const { units } = (await settingsOf(db, userId)) ?? settings.store.getState();
  const here = unitsOfRegion();
  const isChosen = 'units' in settings.unsaved() || units !== DEFAULT_SETTINGS.units;
  if (here !== null && here !== units && !isChosen) settings.choose({ units: here });
}
