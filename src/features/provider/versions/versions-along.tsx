import { useEffect } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { isDataLow } from '#src/lib/low-data.ts';
import { takeVersions } from './taken.ts';

/** Takes versions of plans along, at each visit and with each connection; what fails is asked for with the next. */
export function VersionsAlong() {
  const open = useOpen();
  const online = useOnline();
  const { session } = useAppData();
  useEffect(() => {
    if (!open || !online || isDataLow()) return undefined;
    const stop = new AbortController();
    takeVersions(open.db, session, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [open, online, session]);
  return null;
}
