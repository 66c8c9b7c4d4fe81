import { act } from '#sync/engine/act.ts';
import type { Outcome } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { addHistory, HISTORY, takeBackHistory } from '#sync/actions/history.ts';
import type { HistoryRow } from '#sync/actions/history.ts';
import { batchBefore, keepBatch, keepWhole, shrinkBatch, takenBackOn } from './kept.ts';
import type { Import } from './kept.ts';

/** So few that the page stays quick; pushes gather what was added meanwhile. */
const BATCH = 120;

export interface Batch {
  rows: HistoryRow[];
  /** How much of the file is handed over with it, from 0 to 1. */
  share: number;
}

/** Hands over what is in a file: no rows at its end. */
export interface Source {
  next: (most: number) => Promise<Batch>;
}

export interface Brought {
  added: number;
  /** Rows that were here already. */
  known: number;
  /** Rows that somebody removed here: they stay so. */
  gone: number;
  whole: boolean;
}

interface Running {
  print: string;
  file: string;
  told: (share: number) => void;
  signal: AbortSignal;
}

/** One transaction with what is kept of it: nothing is added that could not be taken back. */
async function within<T>(db: Local, run: () => Promise<T>): Promise<T> {
  const tables = HISTORY.map((entity) => db.rows(entity));
  return db.transaction('rw', [...tables, db.outbox, db.facts], async () => run());
}

async function valueOf<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const done = await outcome;
  if (done.became === 'gone') throw new Error('what was to be saved is gone');
  return done.value;
}

/**
 * Adds what the source hands over, batch by batch. Each is kept whole, so a page that is killed loses none, and the same
 * file goes on where it stopped: what is here already is passed over.
 */
export async function importFrom(source: Source, db: Local, running: Running): Promise<Brought> {
  const { print, file, told, signal } = running;
  const takenBack = await takenBackOn(db);
  const outcome: Brought = { added: 0, known: 0, gone: 0, whole: false };
  for (;;) {
    if (signal.aborted) return outcome;
    const { rows, share } = await source.next(BATCH);
    if (rows.length === 0) break;
    const { added, gone } = await within(db, async () => {
      const done = await valueOf(act(db, addHistory(rows, takenBack)));
      if (done.added.length > 0) await keepBatch(db, { print, file }, done.added);
      return done;
    });
    outcome.added += added.length;
    outcome.gone += gone;
    outcome.known += rows.length - added.length - gone;
    told(share);
  }
  await keepWhole(db, print);
  return { ...outcome, whole: true };
}

/**
 * Takes back what a file added and nobody changed since, from its end: a page that is killed goes on with what is left.
 * Answers with how much was changed, and stays.
 */
export async function takeBack(db: Local, of: Import, told: (share: number) => void): Promise<number> {
  let kept = 0;
  let left = of.batches;
  while (left > 0) {
    const before = left;
    left = await within(db, async () => {
      const batch = await batchBefore(db, of.print, before);
      if (!batch) return 0;
      const done = await valueOf(act(db, takeBackHistory(batch.marks)));
      await shrinkBatch(db, batch, done);
      kept += done.kept;
      return batch.nth;
    });
    told(1 - left / of.batches);
  }
  return kept;
}
