import { liveQuery } from 'dexie';
import type { Observable } from 'dexie';
import { useMemo, useSyncExternalStore } from 'react';
import { dismissConflict, resendRejected, restoreConflict } from '#sync/engine/attention.ts';
import type { Conflict, Local, Rejected } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { exportDatabase, importDatabase, ImportError, previewImport } from '#sync/engine/portable.ts';
import type { Preview as ImportPreview } from '#sync/engine/portable.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { Open } from '#src/data/database/opening.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { NOTHING, subscribed } from '#src/data/store.ts';
import type { Store } from '#src/data/store.ts';
import { discardWithFile } from '#src/data/uploads/discard.ts';

export type { ImportPreview, Rejected };

export interface OpenConflict extends Conflict {
  /** The record now. */
  row: Row | null;
}

export interface Attention {
  rejected: Rejected[];
  conflicts: OpenConflict[];
}

async function withRow(db: Local, conflict: Conflict): Promise<OpenConflict> {
  const entity = db.entityOf(conflict.entity);
  return { ...conflict, row: (entity && (await db.rows(entity).get(conflict.id))) ?? null };
}

/** The newest first. */
const attentionOf = ({ db }: Pick<Open, 'db'>): Observable<Attention> =>
  liveQuery(async () => {
    const [rejected, conflicts] = await Promise.all([db.rejected.toArray(), db.conflicts.toArray()]);
    const contested = await Promise.all(conflicts.map((conflict) => withRow(db, conflict)));
    return { rejected: rejected.toReversed(), conflicts: contested.toReversed() };
  });

/** What a person can do in the sync centre. */
export interface SyncCentre {
  retryNow(): void;
  /** Sends a rejected write again, with corrections. False where another tab was first. */
  edit(n: number, corrections?: Record<string, unknown>): Promise<boolean>;
  discard(n: number): Promise<void>;
  /** False where the record is gone. */
  restore(n: number): Promise<boolean>;
  dismiss(n: number): Promise<void>;
  /** To copy into a mail; contains nothing a person typed. */
  diagnostics(): Promise<string>;
  /** All data of the user on this device, unsent writes included. */
  exportData(): Promise<string>;
  /** Shows what is in the file, before anything changes. */
  previewImport(text: string): Promise<{ preview: ImportPreview } | { refused: ImportError['reason'] }>;
  /** Only into a database with nothing unsent; refuses another user's file or a damaged one entirely. */
  importData(text: string): Promise<'imported' | ImportError['reason']>;
}

function reasonOf(error: unknown): ImportError['reason'] {
  if (error instanceof ImportError) return error.reason;
  throw error;
}

const actionsOn = ({ db, sync }: Open): SyncCentre => ({
  retryNow: () => sync.poke(),
  edit: (n, corrections) => resendRejected(db, n, corrections),
  discard: (n) => discardWithFile(db, n),
  restore: (n) => restoreConflict(db, n),
  dismiss: (n) => dismissConflict(db, n),
  diagnostics: () => diagnosticsOf(db),
  exportData: () => exportDatabase(db),
  previewImport: (text) =>
    previewImport(db, text).then(
      (preview) => ({ preview }),
      (error: unknown) => ({ refused: reasonOf(error) }),
    ),
  importData: (text) =>
    importDatabase(db, text).then(() => {
      sync.poke();
      return 'imported' as const;
    }, reasonOf),
});

/** Null while the database is not open. */
export function useSyncCentre(): (SyncCentre & { attention: Attention | null }) | null {
  const open = useOpen();
  const store: Store<Attention | null> = useMemo(() => (open ? subscribed(attentionOf(open)) : NOTHING), [open]);
  const attention = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const centre = useMemo(() => (open ? actionsOn(open) : null), [open]);
  return centre && { ...centre, attention };
}
