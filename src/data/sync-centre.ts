import { liveQuery } from 'dexie';
import type { Observable } from 'dexie';
import { discardRejected, dismissConflict, resendRejected, restoreConflict } from '#sync/engine/attention.ts';
import type { Conflict, Rejected } from '#sync/engine/database.ts';
import type { Open } from './opening.ts';

export interface Attention {
  rejected: Rejected[];
  conflicts: Conflict[];
}

/** The newest first. */
export const attentionOf = ({ db }: Pick<Open, 'db'>): Observable<Attention> =>
  liveQuery(async () => {
    const [rejected, conflicts] = await Promise.all([db.rejected.toArray(), db.conflicts.toArray()]);
    return { rejected: rejected.toReversed(), conflicts: conflicts.toReversed() };
  });

/** What a person can do in the sync centre. */
export interface SyncCentre {
  retryNow(): void;
  /** Sends a rejected write again, with what was corrected. */
  edit(n: number, corrections?: Record<string, unknown>): Promise<void>;
  discard(n: number): Promise<void>;
  /** False where the record is no longer there. */
  restore(n: number): Promise<boolean>;
  dismiss(n: number): Promise<void>;
}

export const syncCentre = ({ db, sync }: Open): SyncCentre => ({
  retryNow: () => sync.poke(),
  edit: (n, corrections) => resendRejected(db, n, corrections),
  discard: (n) => discardRejected(db, n),
  restore: (n) => restoreConflict(db, n),
  dismiss: (n) => dismissConflict(db, n),
});
