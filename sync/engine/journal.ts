import type { Table } from 'dexie';
import type { Conflict, Entry, Local, Rejected } from './database.ts';
import type { Entity, Row } from './define-entity.ts';
import { same } from './merge.ts';
import { naturalId } from './natural-id.ts';
import { entriesAt, removeEntries } from './outbox.ts';
import { decide } from './settlement.ts';
import { asStorable } from './storable.ts';
import type { Op, Verdict } from './transport.ts';

export type { Local } from './database.ts';

export interface Change {
  entity: Entity;
  /** Left out for a new row. */
  id?: string;
  set?: Record<string, unknown>;
  add?: Record<string, number>;
  delete?: true;
  /** Only of a record that is there: where it is not, nothing of the whole write is done. */
  edit?: true;
}

/** What was to be changed is not there: it was removed meanwhile, or is no longer ours to see. */
export class Gone extends Error {
  constructor({ entity, id }: Change) {
    super(`${entity.name}: ${id} is gone`);
    this.name = 'Gone';
  }
}

export interface Clock {
  now(): number;
}

export const REAL_CLOCK: Clock = { now: () => Date.now() };

export class InvalidWrite extends Error {
  readonly entity: string;
  readonly columns: string[];

  constructor(entity: string, columns: string[]) {
    super(`${entity}: ${columns.join(', ')} may not be like that`);
    this.name = 'InvalidWrite';
    this.entity = entity;
    this.columns = columns;
  }
}

export const keyOf = (entity: string, id: string): string => `${entity}:${id}`;

const tablesOf = (db: Local, names: Iterable<string>): Table[] =>
  [...new Set(names)].filter((name) => db.ranks.has(name)).map((name) => db.table(name));

// Write -----------------------------------------------------------------------------------------------

function idOf({ entity, id, set = {} }: Change): string {
  if (id !== undefined) return id;
  return entity.naturalKey
    ? naturalId(
        entity.name,
        entity.naturalKey.map((c) => String(set[c])),
      )
    : crypto.randomUUID();
}

/** An edit that takes a removal back needs only what was left of the record. */
const isGone = ({ edit, set }: Change, old: Row | undefined): boolean =>
  edit === true && (!old || (old.deleted && set?.['deleted'] !== false));

/** The row after the change; null where it changes nothing. */
function changed(change: Change, id: string, old: Row | undefined, now: number): Row | null {
  if (isGone(change, old)) throw new Gone(change);
  if (change.delete && !old) return null;
  const set = Object.fromEntries(Object.entries(change.set ?? {}).filter(([, value]) => value !== undefined));
  const next: Record<string, unknown> = { deleted: false, ...old, ...set, id };
  // Who makes a record anew that has a natural key may meet its own tombstone.
  if (change.id === undefined) next['deleted'] = false;
  for (const [column, delta] of Object.entries(change.add ?? {})) next[column] = Number(next[column] ?? 0) + delta;
  if (change.delete) next['deleted'] = true;
  if (old && Object.keys(next).every((column) => same(next[column], old[column]))) return null;
  // What is built upon a state is later than it, whatever the clocks say.
  const edited = Math.max(now, old ? Date.parse(old.updated_at) + 1 : 0);
  return { ...next, rev: crypto.randomUUID(), updated_at: new Date(edited).toISOString() } as Row;
}

/** What was there before is not this write's fault: a newer server may say more than this client knows. */
function validated(entity: Entity, row: Row, old: Row | undefined): Row {
  const result = entity.row.safeParse(row);
  if (result.success) return result.data as Row;
  const columns = [...new Set(result.error.issues.map((issue) => String(issue.path[0] ?? '')))];
  const ours = columns.filter((column) => !old || !same(row[column], old[column]));
  if (ours.length > 0) throw new InvalidWrite(entity.name, ours);
  return row;
}

interface Named {
  change: Change;
  id: string;
  key: string;
}

async function unsentOf(db: Local, keys: readonly string[]): Promise<Set<string>> {
  const counts = await Promise.all(keys.map((key) => db.outbox.where('key').equals(key).count()));
  return new Set(keys.filter((_, i) => counts[i] !== 0));
}

/** All is read at once and all is put at once: each further request of IndexedDB is felt. */
async function writeAll(db: Local, named: readonly Named[], now: number): Promise<void> {
  const keys = [...new Set(named.map(({ key }) => key))];
  const rowsNamed = named.map(({ change, id }) => ({ entity: change.entity.name, id }));
  const [before, unsent] = await Promise.all([rowsOf(db, rowsNamed), unsentOf(db, keys)]);
  const after = new Map(before);
  const edited = new Map<string, Named>();
  for (const one of named) {
    const { change, id, key } = one;
    const old = after.get(key);
    const next = changed(change, id, old, now + db.offset);
    if (next === null) continue;
    after.set(key, validated(change.entity, next, old));
    edited.set(key, one);
  }
  const entries = [...edited.values()]
    .filter(({ key }) => !unsent.has(key))
    .map(({ change: { entity }, id, key }) => {
      const [rank, base] = [db.ranks.get(entity.name) ?? 0, before.get(key) ?? null];
      return { key, entity: entity.name, id, rank, base, sent: null, passed: 0, since: now };
    });
  const byEntity = Map.groupBy(edited.values(), ({ change }) => change.entity.name);
  await Promise.all([
    ...[...byEntity].map(([name, all]) => db.rows({ name }).bulkPut(all.map(({ key }) => after.get(key) as Row))),
    db.outbox.bulkAdd(entries),
  ]);
}

/** Within a transaction that has the tables of the entities and the outbox. */
export async function writeWithin(db: Local, changes: readonly Change[], now: number): Promise<string[]> {
  const named = changes.map((change) => {
    const id = idOf(change);
    return { change, id, key: keyOf(change.entity.name, id) };
  });
  if (named.length > 0) await writeAll(db, named, now);
  return named.map(({ id }) => id);
}

/** Law 1: rows and outbox in one transaction. Answers with the ids, in the order of the changes. */
export function write(db: Local, changes: readonly Change[], clock: Clock = REAL_CLOCK): Promise<string[]> {
  const names = changes.map(({ entity }) => entity.name);
  return db.transaction('rw', [...tablesOf(db, names), db.outbox], async () => writeWithin(db, changes, clock.now()));
}

// Push ------------------------------------------------------------------------------------------------

const MOST_BYTES = 1_000_000;

async function rowsOf(db: Local, named: readonly { entity: string; id: string }[]): Promise<Map<string, Row>> {
  const known = Map.groupBy(
    named.filter(({ entity }) => db.ranks.has(entity)),
    ({ entity }) => entity,
  );
  const found = await Promise.all(
    [...known].map(async ([name, wanted]) => {
      const rows = await db.rows({ name }).bulkGet(wanted.map(({ id }) => id));
      return rows.flatMap((row): [string, Row][] => (row ? [[keyOf(name, row.id), row]] : []));
    }),
  );
  return new Map(found.flat());
}

function fitting(ops: Op[]): Op[] {
  let bytes = 0;
  const end = ops.findIndex((op, i) => (bytes += JSON.stringify(op).length) > MOST_BYTES && i > 0);
  return end === -1 ? ops : ops.slice(0, end);
}

/**
 * Law 5: what is sent is frozen. Until it is answered exactly it is repeated, never a newer edit in its place.
 * Parents come before children.
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
  /** Whether all has to be asked for anew. */
  stale: boolean;
}

const into = <T>(lists: Map<string, T[]>, name: string, item: T): void => {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
};

/** Most answers leave a row as it is. To put it all the same would take long, and wake every screen that shows it. */
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
  // A pull has passed the row since this was asked, and this answer may be the older one. Asked again, the server
  // answers with its row. Counted, because another leader may have asked again meanwhile, and this answer is no newer.
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
  // The base is shown again, and pulls have passed something newer.
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

/** Laws 2, 4 and 10, in one transaction; null is no verdict, and what was sent stays sent. */
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
    const places = ops.map(({ seq }) => seq);
    const [entries, rows] = await Promise.all([entriesAt(db, places), rowsOf(db, named)]);
    const lists = { kept: [], done: [], conflicts: [], rejected: [] };
    const settled: Settled = { put: new Map(), drop: new Map(), ...lists, stale: false };
    ops.forEach((op, i) => {
      const [entry, verdict] = [entries[i], verdicts[i]];
      // Another leader has settled it where it is no longer what was asked about.
      if (!verdict || entry?.sent?.rev !== op.row.rev) return;
      settleOne(db, { op, entry, local: rows.get(entry.key) ?? op.row, verdict, at: clock.now() }, settled);
    });
    await store(db, settled);
  });
}
