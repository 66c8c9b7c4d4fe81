import { useEffect } from 'react';
import { areasOf } from '#src/areas/index.ts';
import { knownRole } from '#src/areas/screen.ts';
import { useSession } from '#src/data/session/use-session.ts';
import type { SessionState } from '#src/data/session/session.ts';
import { calm } from '#src/lib/calm.ts';
import { AREAS_HELD } from '#src/sw/areas.ts';
import { tellWorker } from './worker.ts';

/** Null until the role is known. A visitor has none. */
function areasFor(session: SessionState): string | null {
  if (session.state === 'signed-out') return '[]';
  const role = session.state === 'signed-in' ? session.account.role : null;
  return role === null ? null : JSON.stringify(areasOf(knownRole(role)));
}

/** Waking the worker for nothing would slow every start. */
async function keep(areas: string): Promise<void> {
  await Promise.all([calm(), navigator.serviceWorker.ready]);
  const held = await (await caches.match(AREAS_HELD))?.text();
  if (held !== areas) await tellWorker({ type: 'KEEP_AREAS', areas: JSON.parse(areas) as string[] });
}

/** The device holds the screens this person may open, and no others: see src/sw/areas.ts. */
export function useKeptAreas(): void {
  const areas = areasFor(useSession());
  useEffect(() => {
    if (areas !== null && 'serviceWorker' in navigator) void keep(areas).catch(() => undefined);
  }, [areas]);
}
