import type { Entry, Local } from './database.ts';

// Entries sent together lie close together, so one range query is much cheaper than one query each.

/** From the first of these positions to the last. */
function rangeOf(db: Local, seqs: readonly number[]) {
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)];
  return { entries: db.outbox.where(':id').between(first, last, true, true), length: last - first + 1 };
}

export async function entriesAt(db: Local, seqs: readonly number[]): Promise<(Entry | undefined)[]> {
  const range = rangeOf(db, seqs);
  if (range.length > 2 * seqs.length) return db.outbox.bulkGet([...seqs]);
  const found = new Map((await range.entries.toArray()).map((entry) => [entry.seq, entry]));
  return seqs.map((seq) => found.get(seq));
}

/** Positions are never reused, so nothing else lies between neighbours. */
export async function removeEntries(db: Local, seqs: readonly number[]): Promise<void> {
  const range = rangeOf(db, seqs);
  await (range.length === seqs.length ? range.entries.delete() : db.outbox.bulkDelete([...seqs]));
}
