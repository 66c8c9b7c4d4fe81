import type { Local } from '#sync/engine/database.ts';
import type { KeptBytes, KeptFile } from '#sync/engine/kept-file.ts';
import { databaseName } from '#src/data/database/database-options.ts';
import { isLockable, isShut, lockOf, opened, ShutError } from './lock.ts';

// Files that records name. Their bytes live in the user's database: they show without a network, survive a killed tab,
// and are wiped with everything else.

/** Where a file is, and the record that names it. */
export type Place = Pick<KeptFile, 'path' | 'bucket' | 'type' | 'entity' | 'id'>;

/** The bucket of what applicants put up. */
export const DOCUMENTS = 'licences';

/** Whose database it is. */
export const userOf = ({ name }: Local): string => name.slice(databaseName('').length);

/** An undo is offered for less long. */
const UNDO_MS = 60_000;

/** As `sealed` made it; bytes alone are not sealed. */
export type Content = Omit<KeptBytes, 'path'>;

const put = async (db: Local, place: Place, content: Content, sent: boolean): Promise<void> => {
  // A lock that was set, or removed, since the content was made ready.
  const by = isLockable(place.entity) ? (await lockOf(db))?.id : undefined;
  if (by !== content.by) throw new ShutError('The lock is another by now.');
  await db.files.put({
    ...place,
    size: content.bytes.byteLength,
    state: sent ? 'sent' : 'waiting',
    onServer: sent,
    tries: 0,
    due: 0,
    isRefused: false,
    keptAt: Date.now(),
  });
  await db.file_bytes.put({ path: place.path, ...content });
};

const TABLES = (db: Local) => [db.files, db.file_bytes, db.facts];

/** Made here, to be sent. */
export const keepFile = (db: Local, place: Place, content: Content): Promise<void> =>
  db.transaction('rw', TABLES(db), () => put(db, place, content, false));

/** A copy of what the server has, unless there is one already. */
export const cacheFile = (db: Local, place: Place, content: Content): Promise<void> =>
  db.transaction('rw', TABLES(db), async () => {
    const known = await db.files.get(place.path);
    if (known?.state !== 'waiting' && known?.state !== 'leaving') await put(db, place, content, true);
  });

/** To be called before the record is deleted; the file goes once that can no longer be undone. */
export const releaseFiles = (db: Local, places: readonly Place[], now = Date.now()): Promise<void> =>
  db.transaction('rw', db.files, async () => {
    for (const place of places) {
      const known = await db.files.get(place.path);
      await db.files.put({
        ...place,
        size: known?.size ?? 0,
        state: 'leaving',
        onServer: known?.onServer ?? true,
        tries: 0,
        due: now + UNDO_MS,
        isRefused: false,
        keptAt: known?.keptAt ?? now,
      });
    }
  });

export const dropFile = (db: Local, path: string): Promise<void> =>
  db.transaction('rw', TABLES(db), async () => {
    await db.files.delete(path);
    await db.file_bytes.delete(path);
  });

/** Null where they are not here, or sealed and locked. */
export async function bytesOf(db: Pick<Local, 'file_bytes'>, path: string): Promise<ArrayBuffer | null> {
  const kept = await db.file_bytes.get(path);
  return kept ? opened(kept) : null;
}

/** How many of them are on this device. */
export const heldOf = (db: Pick<Local, 'file_bytes'>, paths: readonly string[]): Promise<number> =>
  db.file_bytes
    .where('path')
    .anyOf([...new Set(paths)])
    .count();

export const isRecordLive = async (db: Local, { entity, id }: Pick<KeptFile, 'entity' | 'id'>): Promise<boolean> => {
  const row = await db.rows({ name: entity }).get(id);
  return row !== undefined && !row.deleted;
};

export interface FilesStatus {
  waiting: number;
  waitingBytes: number;
  sentBytes: number;
  /** Of those waiting, the ones the server does not take. */
  refused: number;
  /** Of those waiting, the ones that wait for the album to be unlocked. */
  shut: number;
}

const bytesIn = (files: readonly KeptFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

export async function filesStatus(db: Pick<Local, 'files' | 'facts'>): Promise<FilesStatus> {
  const files = await db.files.toArray();
  const waiting = files.filter(({ state }) => state === 'waiting');
  return {
    waiting: waiting.length,
    waitingBytes: bytesIn(waiting),
    sentBytes: bytesIn(files.filter(({ state }) => state === 'sent')),
    refused: waiting.filter(({ isRefused }) => isRefused).length,
    shut: (await sendable(db, waiting)).shut,
  };
}

type Waiting = Pick<KeptFile, 'entity' | 'state'>;

/** What is sealed can be sent only while it is unlocked. */
export async function sendable<Each extends Waiting>(
  db: Pick<Local, 'facts'>,
  files: readonly Each[],
): Promise<{ files: Each[]; shut: number }> {
  const isSealed = ({ entity, state }: Waiting): boolean => state === 'waiting' && isLockable(entity);
  const some = files.find(isSealed);
  if (!some || !(await isShut(db, some.entity))) return { files: [...files], shut: 0 };
  const left = files.filter((file) => !isSealed(file));
  return { files: left, shut: files.length - left.length };
}
