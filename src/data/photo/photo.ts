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
