import { useEffect } from 'react';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useOpen } from './provider.tsx';
import { useRow } from './rows.ts';
import { settings } from './use-settings.ts';
import { adoptZone } from './zone.ts';

/** For who comes in without an onboarding, as soon as it is known what the account says. */
export function useZoneAdopted(): void {
  const open = useOpen();
  const isKnown = knownOf(useRow(settingsOf)) !== null;
  useEffect(() => {
    if (open && isKnown) void adoptZone(settings, open.db, open.userId).catch(() => undefined);
  }, [open, isKnown]);
}
