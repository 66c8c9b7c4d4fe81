import type { Answer as AnswerWith } from '#src/lib/answer.ts';
import type { Readable } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { firstSyncOf } from '#src/data/sync/first-sync.ts';
import type { FirstSync } from '#src/data/sync/first-sync.ts';

export type Answer<T> = AnswerWith<T, FirstSync>;

/** What a screen may read: rows, and what this device knows besides. Only actions write; see src/work. */
export type ReadOnly = Readable &
  Pick<Local, 'offset' | 'recall' | 'facts' | 'outbox' | 'conflicts' | 'rejected' | 'files' | 'file_bytes'>;

export type Query<T> = (db: ReadOnly, userId: string) => Promise<T>;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Reads only the local database, so that a live query around it sees every change. */
export async function answer<T>(
  { db, userId }: { db: Local; userId: string },
  query: Query<T | null | undefined>,
  retry: () => void,
): Promise<Answer<T>> {
  try {
    const [value = null, progress] = await Promise.all([query(db, userId), firstSyncOf(db)]);
    if (progress) return { state: 'first-sync', progress, partly: isNothing(value) ? null : value };
    return value === null || isNothing(value) ? { state: 'empty' } : { state: 'content', value };
  } catch (error) {
    return { state: 'failed', error, retry };
  }
}
