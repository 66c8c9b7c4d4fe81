import type { Local } from '#sync/engine/database.ts';
import type { KeptFile } from '#sync/engine/kept-file.ts';

// Files that records name. Their bytes live in the user's database: they show without a network, survive a killed tab,
// and are wiped with everything else.

/** Where a file is, and the record that names it. */
export type Place = Pick<KeptFile, 'path' | 'bucket' | 'type' | 'entity' | 'id'>;

/** An undo is offered for less long. */
const UNDO_MS = 60_000;

const put = async (db: Local, place: Place, bytes: ArrayBuffer, sent: boolean): Promise<void> => {
  await db.files.put({
    ...place,
    size: bytes.byteLength,
    state: sent ? 'sent' : 'waiting',
    onServer: sent,
    tries: 0,
    due: 0,
    isRefused: false,
  });
  await db.file_bytes.put({ path: place.path, bytes });
};

const TABLES = (db: Local) => [db.files, db.file_bytes];

/** Made here, to be sent. */
export const keepFile = (db: Local, place: Place, bytes: ArrayBuffer): Promise<void> =>
  db.transaction('rw', TABLES(db), () => put(db, place, bytes, false));

/** A copy of what the server has, unless there is one already. */
export const cacheFile = (db: Local, place: Place, bytes: ArrayBuffer): Promise<void> =>
  db.transaction('rw', TABLES(db), async () => {
    const known = await db.files.get(place.path);
    if (known?.state !== 'waiting' && known?.state !== 'leaving') await put(db, place, bytes, true);
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
      });
    }
  });

export const dropFile = (db: Local, path: string): Promise<void> =>
  db.transaction('rw', TABLES(db), async () => {
    await db.files.delete(path);
    await db.file_bytes.delete(path);
  });

export const bytesOf = async (db: Pick<Local, 'file_bytes'>, path: string): Promise<ArrayBuffer | null> =>
  (await db.file_bytes.get(path))?.bytes ?? null;

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
}

const bytesIn = (files: readonly KeptFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

export async function filesStatus(db: Pick<Local, 'files'>): Promise<FilesStatus> {
  const files = await db.files.toArray();
  const waiting = files.filter(({ state }) => state === 'waiting');
  return {
    waiting: waiting.length,
    waitingBytes: bytesIn(waiting),
    sentBytes: bytesIn(files.filter(({ state }) => state === 'sent')),
    refused: waiting.filter(({ isRefused }) => isRefused).length,
  };
}
