import { liveQuery } from 'dexie';
import { act } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { addHealthRecord, markUploaded } from '#sync/actions/health-records.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { actOrFail } from '#src/data/act.ts';
import { keepFile, releaseFiles } from './uploads.ts';
import type { Place } from './uploads.ts';

// The papers of health records.

export interface Paper {
  type: string;
  bytes: ArrayBuffer;
}

const ENDING: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

type Filed = Pick<HealthRecord, 'id' | 'path' | 'mime_type'>;

/** Null where a record has no file. */
export const placeOfPaper = ({ id, path, mime_type }: Filed): Place | null =>
  path === null ? null : { id, path, type: mime_type ?? '', bucket: 'health-records', entity: healthRecords.name };

type Described = Pick<HealthRecord, 'kind' | 'title' | 'recorded_at' | 'description'>;

/** The record and its file together, or neither. */
export function keepPaper(db: Local, user_id: string, described: Described, { type, bytes }: Paper): Promise<void> {
  const id = crypto.randomUUID();
  const path = `${user_id}/${id}.${ENDING[type] ?? 'bin'}`;
  const about = { path, mime_type: type, size_bytes: bytes.byteLength };
  const place = placeOfPaper({ id, path, mime_type: type });
  return db.transaction('rw', db.tables, async () => {
    await actOrFail(db, addHealthRecord({ user_id, ...described, ...about }, id));
    if (place) await keepFile(db, place, bytes);
  });
}

/** Before its record is removed; it goes once that can no longer be undone. */
export async function releasePaper(db: Local, record: Filed): Promise<void> {
  const place = placeOfPaper(record);
  if (place) await releaseFiles(db, [place]);
}

const papersThat = (db: Pick<Local, 'files'>, state: 'waiting' | 'sent') =>
  db.files
    .where('state')
    .equals(state)
    .filter(({ entity }) => entity === healthRecords.name)
    .toArray();

/** The records whose paper waits on this device. */
export const waitingPapers = async (db: Pick<Local, 'files'>): Promise<string[]> =>
  (await papersThat(db, 'waiting')).map(({ id }) => id);

async function sentButUntold(db: Local): Promise<{ id: string; path: string }[]> {
  const sent = await papersThat(db, 'sent');
  const rows = await db.rows(healthRecords).bulkGet(sent.map(({ id }) => id));
  return sent.filter((_, place) => rows[place]?.['uploaded_at'] === null);
}

/** Tells the other devices, which wait for it, that a paper has been sent. */
export function noteSentPapers(db: Local): () => void {
  const subscription = liveQuery(async () => sentButUntold(db)).subscribe({
    next: (untold) => {
      for (const { id, path } of untold) void act(db, markUploaded(id, path)).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
