import { liveQuery } from 'dexie';
import type { Local } from '#sync/engine/database.ts';
import { keyOf } from '#sync/engine/journal.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { actOrFail } from '#src/data/act.ts';
import { discardedFiles, discardFile, forgetDiscarded } from '#src/data/photo/discarded.ts';
import { forgetPhoto, readPhoto, storePhoto } from '#src/data/photo/photo.ts';
import type { Photo } from '#src/data/photo/photo.ts';
import type { Session } from '#src/data/session/session.ts';
import { isDataLow, onLowData } from '#src/lib/low-data.ts';

const EVERY_MS = 30_000;
const FACES = 'avatars';

type Files = ReturnType<Awaited<ReturnType<Session['supabase']>>['storage']['from']>;

async function send(db: Local, userId: string, photo: Photo, files: Files): Promise<void> {
  const { error } = await files.upload(photo.path, photo.bytes, { contentType: 'image/jpeg', upsert: true });
  if (error) throw error;
  await db.transaction('rw', db.tables, async () => {
    if ((await readPhoto(db))?.path !== photo.path) {
      // Removed or replaced while it was being sent.
      await discardFile(db, photo.path);
      return;
    }
    const former = (await profileOf(db, userId))?.avatar_path;
    if (former && former !== photo.path) await discardFile(db, former);
    // Written last, so that whoever reads the path finds the file.
    await actOrFail(db, saveProfile(userId, { avatar_path: photo.path }));
    await storePhoto(db, { ...photo, isSent: true });
  });
}

/** Files that no profile names any more. */
async function orphanedFiles(db: Local, userId: string): Promise<string[]> {
  const isUnsent = await db.outbox.where('key').equals(keyOf(profiles.name, userId)).count();
  if (isUnsent > 0) return [];
  const [gone, profile] = await Promise.all([discardedFiles(db), profileOf(db, userId)]);
  return gone.filter((path) => path !== profile?.avatar_path);
}

async function removeFiles(db: Local, paths: string[], files: Files): Promise<void> {
  const { error } = await files.remove(paths);
  if (error) throw error;
  await forgetDiscarded(db, paths);
}

/** A photo chosen here meanwhile is still to be sent; nothing may replace it. */
const unlessChosen = (db: Local, work: () => Promise<void>): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    if ((await readPhoto(db))?.isSent !== false) await work();
  });

async function fetchPhoto(db: Local, path: string, files: Files): Promise<void> {
  const { data, error } = await files.download(path);
  if (error) throw error;
  if (!data.type.startsWith('image/')) throw new Error(`A picture came as ${data.type}`);
  const bytes = await data.arrayBuffer();
  await unlessChosen(db, () => storePhoto(db, { path, bytes, isSent: true }));
}

/** Sends a photo chosen here, fetches one chosen elsewhere, and removes files nobody uses. */
async function syncPhoto(db: Local, userId: string, session: Pick<Session, 'supabase'>): Promise<void> {
  const [photo, profile] = await Promise.all([readPhoto(db), profileOf(db, userId)]);
  if (!profile) return;
  const path = profile.avatar_path;
  const files = async (): Promise<Files> => (await session.supabase()).storage.from(FACES);
  if (photo && !photo.isSent) await send(db, userId, photo, await files());
  else if (path && path !== photo?.path && !isDataLow()) await fetchPhoto(db, path, await files());
  else if (!path && photo) await unlessChosen(db, () => forgetPhoto(db));
  const gone = await orphanedFiles(db, userId);
  if (gone.length > 0) await removeFiles(db, gone, await files());
}

/** Keeps the photo on this device and the account's in step. Failures are tried again. */
export function followPhoto(db: Local, userId: string, session: Pick<Session, 'supabase'>): () => void {
  let isUnderWay = false;
  let isWanted = false;
  async function look(): Promise<void> {
    isWanted = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isWanted && navigator.onLine) {
      isWanted = false;
      await syncPhoto(db, userId, session).catch(() => undefined);
    }
    isUnderWay = false;
  }
  const onChange = (): void => void look();
  const wanted = liveQuery(async () => {
    const [photo, profile, gone] = await Promise.all([readPhoto(db), profileOf(db, userId), orphanedFiles(db, userId)]);
    return [photo?.path, photo?.isSent, profile?.avatar_path, ...gone].join();
  });
  const subscription = wanted.subscribe({ next: onChange, error: () => undefined });
  const handle = setInterval(onChange, EVERY_MS);
  globalThis.addEventListener('online', onChange);
  const unfollow = onLowData(onChange);
  return () => {
    subscription.unsubscribe();
    clearInterval(handle);
    globalThis.removeEventListener('online', onChange);
    unfollow();
  };
}
