import { useEffect } from 'react';
import { areasOf } from '#src/areas/index.ts';
import { knownRole } from '#src/areas/screen.ts';
import { useSession } from '#src/data/provider.tsx';
import type { SessionState } from '#src/data/session.ts';
import { calm } from '#src/lib/calm.ts';
import { AREAS_HELD } from '#src/sw/areas.ts';
import { tellWorker } from './worker.ts';

/** Null while it is not known whose screens those are. A visitor has none. */
function areasFor(session: SessionState): string | null {
  if (session.state === 'signed-out') return '[]';
  const role = session.state === 'signed-in' ? session.account.role : null;
  return role === null ? null : JSON.stringify(areasOf(knownRole(role)));
}

/** To wake the worker for what it has done already would cost each start. */
async function keep(areas: string): Promise<void> {
  await Promise.all([calm(), navigator.serviceWorker.ready]);
  const held = await (await caches.match(AREAS_HELD))?.text();
  if (held !== areas) await tellWorker({ type: 'KEEP_AREAS', areas: JSON.parse(areas) as string[] });
}

/** The device holds the screens that the person may open, and no others: see src/sw/areas.ts. */
export function useKeptAreas(): void {
  const areas = areasFor(useSession());
  useEffect(() => {
    if (areas !== null && 'serviceWorker' in navigator) void keep(areas).catch(() => undefined);
  }, [areas]);
}
