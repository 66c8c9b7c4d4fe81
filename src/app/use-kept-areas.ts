import { useEffect } from 'react';
import { areasOf } from '#src/areas/index.ts';
import { knownRole } from '#src/areas/screen.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useSession } from '#src/data/session/use-session.ts';
import type { SessionState } from '#src/data/session/session.ts';
import { useIsDataLow } from '#src/data/settings/use-low-data.ts';
import { calm } from '#src/lib/calm.ts';

/** Null until the role is known. A visitor has none. */
function areasFor(session: SessionState): string | null {
  if (session.state === 'signed-out') return '[]';
  const role = session.state === 'signed-in' ? session.account.role : null;
  return role === null ? null : JSON.stringify(areasOf(knownRole(role)));
}

const load = () => calm().then(() => import('./kept-areas.ts'));

/**
 * The device holds the screens this person may open, and no others: see src/sw/areas.ts. Where little data is to be
 * used, it holds those that were opened, which costs nothing more.
 */
export function useKeptAreas(path: string): void {
  const { store } = useAppData().session;
  const areas = areasFor(useSession());
  const isLow = useIsDataLow();
  useEffect(() => {
    if (areas === null || !('serviceWorker' in navigator)) return;
    load()
      .then(({ keepAreas }) => keepAreas(store, areas, isLow))
      .catch(() => undefined);
  }, [store, areas, isLow]);
  useEffect(() => {
    if (!isLow || !('serviceWorker' in navigator)) return;
    load()
      .then(({ keepOpened }) => keepOpened())
      .catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- each screen brings files of its own
  }, [path, isLow]);
}
