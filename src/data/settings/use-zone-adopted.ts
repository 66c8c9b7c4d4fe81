import { useEffect } from 'react';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useRow } from '#src/data/rows.ts';
import { settings } from './use-settings.ts';
import { adoptZone } from './zone.ts';

/** For users who skip onboarding, once the account's settings are known. */
export function useZoneAdopted(): void {
  const open = useOpen();
  const isKnown = knownOf(useRow(settingsOf)) !== null;
  useEffect(() => {
    if (open && isKnown) void adoptZone(settings, open.db, open.userId).catch(() => undefined);
  }, [open, isKnown]);
}
