import type { Conflict, Entry, Local, Rejected } from './database.ts';
import type { Row } from './define-entity.ts';
import { REAL_CLOCK, rowsOf, tablesOf } from './journal.ts';
import { entriesAt, removeEntries } from './outbox.ts';
import { same } from './compare.ts';
import { decide } from './settlement.ts';
import { asStorable } from './storable.ts';
import type { Op, Verdict } from './transport.ts';

const MOST_BYTES = 1_000_000;

function fitting(ops: Op[]): Op[] {
  let bytes = 0;
  const end = ops.findIndex((op, i) => (bytes += JSON.stringify(op).length) > MOST_BYTES && i > 0);
  return end === -1 ? ops : ops.slice(0, end);
}

/**
 * Law 5: what was sent is frozen and repeated until it is answered; a newer edit waits. Parents come before children.
 */
export function outgoing(db: Local, most: number): Promise<Op[]> {
  return db.transaction('rw', [...tablesOf(db, db.ranks.keys()), db.outbox], async () => {
    const inOrder = db.outbox.orderBy('[rank+seq]');
    const entries = await inOrder.limit(most).toArray();
    const rows = await rowsOf(
      db,
      entries.filter((entry) => entry.sent === null),
    );
    const frozen = entries.flatMap((entry) => {
      const row = entry.sent ?? rows.get(entry.key);
      if (!row) return [];
      const { entity, base, seq, passed } = entry;
      return [{ entry, op: { entity, row: asStorable(row), base_rev: base?.rev ?? null, seq, passed } }];
    });
    const ops = fitting(frozen.map(({ op }) => op));
    const fresh = frozen.slice(0, ops.length).filter(({ entry }) => entry.sent === null);
    for (const { entry, op } of fresh) entry.sent = op.row;
    await db.outbox.bulkPut(fresh.map(({ entry }) => entry));
    return ops;
  });
}

interface Settled {
  put: Map<string, Row[]>;
  drop: Map<string, string[]>;
  kept: Entry[];
  done: number[];
  conflicts: Conflict[];
  rejected: Rejected[];
  /** Everything has to be pulled again. */
  stale: boolean;
}

const into = <T>(lists: Map<string, T[]>, name: string, item: T): void => {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
};

/** Most answers leave the row unchanged. Writing it anyway is slow and re-renders every screen that shows it. */
const isHeld = (row: Row, local: Row): boolean =>
  row === local || (row.rev === local.rev && Object.keys(row).every((column) => same(row[column], local[column])));

interface Question {
  op: Op;
  entry: Entry;
  local: Row;
  verdict: Verdict;
  at: number;
}

function settleOne(db: Local, { op, entry, local, verdict, at }: Question, settled: Settled): void {
  const { entity, row: sent } = op;
  // A pull has covered the row since this was sent, so this answer may be the older one. Asked again, the server
  // answers with its current row. Counted, because another leader may have asked again in the meantime, and then this
  // answer is no newer.
  if (entry.passed !== op.passed) {
    settled.kept.push(entry);
    return;
  }
  const rules = db.entityOf(entity) ?? { counters: [], together: [], insertOnly: [] };
  const outcome = decide({ entry, sent, local, rules, newRev: crypto.randomUUID() }, verdict);
  if (outcome.local) {
    if (!isHeld(outcome.local, local)) into(settled.put, entity, outcome.local);
  } else if (outcome.local === null) into(settled.drop, entity, sent.id);
  if (outcome.entry) settled.kept.push(outcome.entry);
  else settled.done.push(entry.seq);
  // The base is shown again, but pulls have passed something newer.
  settled.stale ||= verdict.verdict === 'rejected' && verdict.row === undefined && entry.passed > 0;
  const { lost = {}, taken, parked } = outcome;
  if (Object.keys(lost).length > 0) {
    const kept = Object.fromEntries(Object.keys(lost).map((column) => [column, outcome.local?.[column] ?? null]));
    settled.conflicts.push({ entity, id: sent.id, at, lost, kept, ...(taken && { taken }) });
  }
  if (parked && verdict.verdict === 'rejected') {
    const { code, message } = verdict;
    settled.rejected.push({ entity, id: sent.id, at, row: parked, base: entry.base, code, message });
  }
}

async function store(db: Local, { put, drop, kept, done, conflicts, rejected, stale }: Settled): Promise<void> {
  for (const [entity, rows] of put) await db.rows({ name: entity }).bulkPut(rows);
  for (const [entity, ids] of drop) await db.rows({ name: entity }).bulkDelete(ids);
  if (kept.length > 0) await db.outbox.bulkPut(kept);
  if (done.length > 0) await removeEntries(db, done);
  if (conflicts.length > 0) await db.conflicts.bulkAdd(conflicts);
  if (rejected.length > 0) await db.rejected.bulkAdd(rejected);
  if (stale) await db.cursor.clear();
}

/** Laws 2, 4 and 10, in one transaction; null means no verdict, and the entry stays sent. */
export function settle(
  db: Local,
  ops: readonly Op[],
  verdicts: readonly (Verdict | null)[],
  clock = REAL_CLOCK,
): Promise<void> {
  const named = ops.map(({ entity, row: { id } }) => ({ entity, id }));
  const tables = [
    ...tablesOf(
      db,
      named.map(({ entity }) => entity),
    ),
    db.outbox,
    db.conflicts,
    db.rejected,
    db.cursor,
  ];
  return db.transaction('rw', tables, async () => {
    const seqs = ops.map(({ seq }) => seq);
    const [entries, rows] = await Promise.all([entriesAt(db, seqs), rowsOf(db, named)]);
    const lists = { kept: [], done: [], conflicts: [], rejected: [] };
    const settled: Settled = { put: new Map(), drop: new Map(), ...lists, stale: false };
    ops.forEach((op, i) => {
      const [entry, verdict] = [entries[i], verdicts[i]];
      // Another leader has settled it if it is no longer what was sent.
      if (!verdict || entry?.sent?.rev !== op.row.rev) return;
      settleOne(db, { op, entry, local: rows.get(entry.key) ?? op.row, verdict, at: clock.now() }, settled);
    });
    await store(db, settled);
  });
}
