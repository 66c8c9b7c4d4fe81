import type { Readable } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { firstSyncOf } from './first-sync.ts';
import type { FirstSync } from './first-sync.ts';

/** What a screen can honestly say. `reading` lasts for the milliseconds of a local read. */
export type Answer<T> =
  | { state: 'reading' }
  /** `partly` is what has come so far, or was made here; a figure over it would be wrong. */
  | { state: 'first-sync'; progress: FirstSync; partly: T | null }
  | { state: 'empty' }
  | { state: 'content'; value: T }
  | { state: 'failed'; error: unknown; retry: () => void };

/** What is known by now, whole or in part. */
export function knownOf<T>(told: Answer<T>): T | null {
  if (told.state === 'content') return told.value;
  return told.state === 'first-sync' ? told.partly : null;
}

/** What a screen reads: the rows, and what this device knows besides. Only an action writes rows: see src/work. */
export type ReadOnly = Readable & Pick<Local, 'offset' | 'facts' | 'outbox' | 'conflicts' | 'rejected'>;

export type Query<T> = (db: ReadOnly, userId: string) => Promise<T>;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Everything it reads is read from the local database, so that a live query around it sees it change. */
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
