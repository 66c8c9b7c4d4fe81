import { liveQuery } from 'dexie';
import { act } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { addHealthRecord, markUploaded } from '#sync/actions/health-records.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { actOrFail } from '#src/data/act.ts';
import { keepFile, releaseFiles, userOf } from './uploads.ts';
import type { Place } from './uploads.ts';

// The papers of health records.

export interface Paper {
  type: string;
  bytes: ArrayBuffer;
}

export const ENDING: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

type Filed = Pick<HealthRecord, 'id' | 'path' | 'mime_type' | 'pages'>;

const pathOfPage = (path: string, page: number): string =>
  page === 1 ? path : path.replace(/\.\w+$/, (ending) => `_${page}${ending}`);

/** Page by page; none where a record has no file. */
export const placesOfPaper = ({ id, path, mime_type, pages }: Filed): Place[] =>
  path === null
    ? []
    : Array.from({ length: pages }, (_, page) => ({
        id,
        path: pathOfPage(path, page + 1),
        type: mime_type ?? '',
        bucket: 'health-records',
        entity: healthRecords.name,
      }));

type Described = Pick<HealthRecord, 'kind' | 'title' | 'recorded_at' | 'description'>;

/** The record and all of its pages together, or nothing; they are of one type. Its id. */
export function keepPaper(
  db: Local,
  user_id: string,
  described: Described,
  papers: readonly [Paper, ...Paper[]],
): Promise<string> {
  const id = crypto.randomUUID();
  const [{ type }] = papers;
  const path = `${user_id}/${id}.${ENDING[type] ?? 'bin'}`;
  const size_bytes = papers.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const about = { path, mime_type: type, size_bytes, pages: papers.length };
  const places = placesOfPaper({ id, ...about });
  return db.transaction('rw', db.tables, async () => {
    await actOrFail(db, addHealthRecord({ user_id, ...described, ...about }, id));
    for (const [page, place] of places.entries()) {
      const bytes = papers[page]?.bytes;
      if (bytes) await keepFile(db, place, { bytes });
    }
    return id;
  });
}

/** Before its record is removed; it goes once that can no longer be undone. */
export const releasePaper = (db: Local, record: Filed): Promise<void> => releaseFiles(db, placesOfPaper(record));

const papersThat = (db: Pick<Local, 'files'>, state: 'waiting' | 'sent') =>
  db.files
    .where('state')
    .equals(state)
    .filter(({ entity }) => entity === healthRecords.name)
    .toArray();

/** The records whose paper waits on this device. */
export const waitingPapers = async (db: Pick<Local, 'files'>): Promise<string[]> =>
  (await papersThat(db, 'waiting')).map(({ id }) => id);

/** Once all of its pages are there. What another shows is told by its owner alone. */
async function sentButUntold(db: Local): Promise<{ id: string; path: string }[]> {
  const sent = Map.groupBy(await papersThat(db, 'sent'), ({ id }) => id);
  const rows = (await db.rows(healthRecords).bulkGet([...sent.keys()])) as (HealthRecord | undefined)[];
  return rows.flatMap((row) => {
    if (
      !row?.path ||
      row.user_id !== userOf(db) ||
      row.uploaded_at !== null ||
      (sent.get(row.id) ?? []).length < row.pages
    )
      return [];
    return [{ id: row.id, path: row.path }];
  });
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
