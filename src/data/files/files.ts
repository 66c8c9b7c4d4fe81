import * as z from 'zod/mini';
import type { Local } from '#sync/engine/database.ts';
import { addHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { actOrFail } from '#src/data/act.ts';
import type { ReadOnly } from '#src/data/answer.ts';

// The files of health records. Their bytes live in the user's database, where they open without a network, survive a
// killed tab, and are wiped with everything else.

const HELD = 'file:';

const Kept = z.object({ type: z.string(), bytes: z.instanceof(ArrayBuffer) });

export type Kept = z.infer<typeof Kept>;

export const heldFile = async (db: Pick<ReadOnly, 'facts'>, path: string): Promise<Kept | null> =>
  Kept.safeParse((await db.facts.get(HELD + path))?.value).data ?? null;

export async function holdFile(db: Pick<ReadOnly, 'facts'>, path: string, file: Kept): Promise<void> {
  await db.facts.put({ name: HELD + path, value: file });
}

export const dropFile = (db: Pick<ReadOnly, 'facts'>, path: string): Promise<void> => db.facts.delete(HELD + path);

/** Without their bytes. */
export const heldPaths = async (db: Pick<ReadOnly, 'facts'>): Promise<string[]> =>
  (await db.facts.where('name').startsWith(HELD).primaryKeys()).map((name) => name.slice(HELD.length));

/** Those whose file is here and has not been sent. */
export async function waitingRecords(db: Pick<ReadOnly, 'facts' | 'rows'>): Promise<HealthRecord[]> {
  const held = new Set(await heldPaths(db));
  if (held.size === 0) return [];
  const records = (await db.rows(healthRecords).toCollection().toArray()) as unknown as HealthRecord[];
  return records.filter(
    ({ path, uploaded_at, deleted }) => !deleted && uploaded_at === null && path !== null && held.has(path),
  );
}

type Described = Pick<HealthRecord, 'kind' | 'title' | 'recorded_at' | 'description'>;

const ENDING: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** The record and its file together, or neither. Each file has its own name. */
export function keepRecordFile(db: Local, userId: string, described: Described, file: Kept): Promise<void> {
  const path = `${userId}/${crypto.randomUUID()}.${ENDING[file.type] ?? 'bin'}`;
  const about = { path, mime_type: file.type, size_bytes: file.bytes.byteLength };
  return db.transaction('rw', db.tables, async () => {
    await holdFile(db, path, file);
    await actOrFail(db, addHealthRecord({ user_id: userId, ...described, ...about }));
  });
}
