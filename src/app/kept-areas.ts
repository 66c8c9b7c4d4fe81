import { areasOf } from '#src/areas/index.ts';
import { knownRole } from '#src/areas/screen.ts';
import { allBeside } from '#src/data/session/beside.ts';
import type { SessionStore } from '#src/data/session/session-store.ts';
import { pause } from '#src/lib/pause.ts';
import { AREAS_HELD, OPENED_ONLY } from '#src/sw/areas.ts';
import { tellWorker } from './worker.ts';

// Apart from the hook that asks for it, because no screen waits for it.

/** Whoever has the device in hand, and whoever may take it without a network. */
async function ofEverybody(store: SessionStore, areas: string): Promise<string> {
  const roles = (await allBeside(store.kept)).map(({ account }) => areasOf(knownRole(account.role)));
  return JSON.stringify([...new Set([...(JSON.parse(areas) as string[]), ...roles.flat()])]);
}

/** Waking the worker for nothing would slow every start. */
export async function keepAreas(store: SessionStore, own: string, isLow: boolean): Promise<void> {
  await navigator.serviceWorker.ready;
  const areas = await ofEverybody(store, own);
  const [held, only] = await Promise.all([caches.match(AREAS_HELD), caches.match(OPENED_ONLY)]);
  if ((await held?.text()) === areas && (only !== undefined) === isLow) return;
  await tellWorker({ type: 'KEEP_AREAS', areas: JSON.parse(areas) as string[], isLow });
}

/** Longer than a screen takes for what belongs to it. */
const OPENED_MS = 2000;
/** Browsers note 250 requests and no further one; those of a long day are more, and files are among them. */
const MOST_NOTED = 10_000;

const told = new Set<string>();

const openedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

/** The worker compares each file it is told of with its hash, so it is told once. */
export async function keepOpened(): Promise<void> {
  performance.setResourceTimingBufferSize(MOST_NOTED);
  await pause(OPENED_MS);
  const paths = openedFiles().filter((path) => !told.has(path));
  if (paths.length === 0) return;
  await tellWorker({ type: 'KEEP_OPENED', paths });
  for (const path of paths) told.add(path);
}
