import * as z from 'zod/mini';
import type { Local } from '#sync/engine/database.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { actOrFail } from './act.ts';

// The person's own picture. Its bytes are in the user's own database, where no network is needed to show them and they
// outlive a killed tab, and they go with everything else when the device is wiped.

const NAME = 'photo';

const Photo = z.object({
  /** Of the file in the bucket of faces. */
  path: z.string(),
  bytes: z.instanceof(ArrayBuffer),
  /** The server has it too. */
  isSent: z.boolean(),
});

export type Photo = z.infer<typeof Photo>;

export const readPhoto = async (db: Pick<Local, 'facts'>): Promise<Photo | null> =>
  Photo.safeParse((await db.facts.get(NAME))?.value).data ?? null;

/** Chosen here, and not yet with the server. */
export const photoWaits = async (db: Local): Promise<boolean> => (await readPhoto(db))?.isSent === false;

export async function holdPhoto(db: Local, photo: Photo): Promise<void> {
  await db.facts.put({ name: NAME, value: photo });
}

export const letGoOfPhoto = (db: Local): Promise<void> => db.facts.delete(NAME);

/** Chosen here, and yet to be sent. Each has a name of its own, so that none is taken for the one before. */
export const keepPhoto = (db: Local, userId: string, bytes: ArrayBuffer): Promise<void> =>
  holdPhoto(db, { path: `${userId}/${crypto.randomUUID()}.jpg`, bytes, isSent: false });

const THROWN_AWAY = 'photos-thrown-away';

/** The files of former pictures, which the server has still to be rid of. */
export async function thrownAway(db: Local): Promise<string[]> {
  return z.array(z.string()).safeParse((await db.facts.get(THROWN_AWAY))?.value).data ?? [];
}

const changeThrownAway = (db: Local, change: (paths: string[]) => string[]): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    await db.facts.put({ name: THROWN_AWAY, value: change(await thrownAway(db)) });
  });

/** Remembered, because there may be no network to tell the server now. */
export const throwAway = (db: Local, path: string): Promise<void> =>
  changeThrownAway(db, (paths) => [...paths.filter((other) => other !== path), path]);

export const isGone = (db: Local, gone: readonly string[]): Promise<void> =>
  changeThrownAway(db, (paths) => paths.filter((path) => !gone.includes(path)));

export const dropPhoto = (db: Local, userId: string): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const path = (await profileOf(db, userId))?.avatar_path;
    if (path) await throwAway(db, path);
    await actOrFail(db, saveProfile(userId, { avatar_path: null }));
    await letGoOfPhoto(db);
  });
