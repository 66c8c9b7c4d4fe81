import { useEffect } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { isDataLow } from '#src/lib/low-data.ts';
import { takeVersions } from './taken.ts';

/** Takes versions of plans along, also when the screen is left; what fails is asked for at the next visit or connection. */
export function VersionsAlong() {
  const open = useOpen();
  const online = useOnline();
  const { session } = useAppData();
  useEffect(() => {
    if (open && online && !isDataLow()) takeVersions(open.db, session).catch(() => undefined);
  }, [open, online, session]);
  return null;
}
