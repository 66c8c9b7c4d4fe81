import * as z from 'zod/mini';
import type { Local } from '#sync/engine/database.ts';

// The person's own photo. Its bytes live in the user's database, where they show without a network, survive a killed
// tab, and are wiped with everything else.

const NAME = 'photo';

const Photo = z.object({
  /** In the bucket of faces. */
  path: z.string(),
  bytes: z.instanceof(ArrayBuffer),
  /** The server has it too. */
  isSent: z.boolean(),
});

export type Photo = z.infer<typeof Photo>;

export const readPhoto = async (db: Pick<Local, 'facts'>): Promise<Photo | null> =>
  Photo.safeParse((await db.facts.get(NAME))?.value).data ?? null;

/** Chosen here and not yet sent. */
export const photoWaits = async (db: Local): Promise<boolean> => (await readPhoto(db))?.isSent === false;

export async function storePhoto(db: Local, photo: Photo): Promise<void> {
  await db.facts.put({ name: NAME, value: photo });
}

export const forgetPhoto = (db: Local): Promise<void> => db.facts.delete(NAME);

/** Chosen here, to be sent. Each has its own name, so that none is mistaken for the one before. */
export const keepPhoto = (db: Local, userId: string, bytes: ArrayBuffer): Promise<void> =>
  storePhoto(db, { path: `${userId}/${crypto.randomUUID()}.jpg`, bytes, isSent: false });

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
