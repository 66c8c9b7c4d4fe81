import * as z from 'zod/mini';
import type { Local } from '#sync/engine/database.ts';

const DISCARDED = 'photos-thrown-away';

/** Files of former photos, still to be removed from the server. */
export async function discardedFiles(db: Local): Promise<string[]> {
  return z.array(z.string()).safeParse((await db.facts.get(DISCARDED))?.value).data ?? [];
}

const changeDiscarded = (db: Local, change: (paths: string[]) => string[]): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    await db.facts.put({ name: DISCARDED, value: change(await discardedFiles(db)) });
  });

/** Remembered, because there may be no network to remove it now. */
export const discardFile = (db: Local, path: string): Promise<void> =>
  changeDiscarded(db, (paths) => [...paths.filter((other) => other !== path), path]);

export const forgetDiscarded = (db: Local, gone: readonly string[]): Promise<void> =>
  changeDiscarded(db, (paths) => paths.filter((path) => !gone.includes(path)));
