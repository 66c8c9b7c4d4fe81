import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import type { Entry, Local } from './database.ts';
import type { Entity, Row } from './define-entity.ts';
import { same } from './compare.ts';
import { naturalId } from './natural-id.ts';

export type { Local } from './database.ts';

export interface Change {
  entity: Entity;
  /** Omit for a new row. */
  id?: string;
  set?: Record<string, unknown>;
  /** Set only where there is no row yet. */
  first?: Record<string, unknown>;
  add?: Record<string, number>;
  delete?: true;
  /** Requires the record to exist; otherwise the whole write is refused. */
  edit?: true;
}

/** The record to change does not exist: it was removed meanwhile or is no longer visible to us. */
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

/** Why a row is parked that nobody refused: its writer is asked first. */
export const HELD = 'held';

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

export const tablesOf = (db: Local, names: Iterable<string>): Table[] =>
  [...new Set(names)].filter((name) => db.ranks.has(name)).map((name) => db.table(name));

function idOf({ entity, id, set = {} }: Change): string {
  if (id !== undefined) return id;
  return entity.naturalKey
    ? naturalId(
        entity.name,
        entity.naturalKey.map((c) => String(set[c])),
      )
    : crypto.randomUUID();
}

/** An edit that undoes a removal needs only the tombstone. */
const isGone = ({ edit, set }: Change, old: Row | undefined): boolean =>
  edit === true && (!old || (old.deleted && set?.['deleted'] !== false));

/** The row after the change; null where nothing changes. */
function changed(change: Change, id: string, old: Row | undefined, now: number): Row | null {
  if (isGone(change, old)) throw new Gone(change);
  if (change.delete && !old) return null;
  const asked = { ...(!old && change.first), ...change.set };
  const set = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const next: Record<string, unknown> = { deleted: false, ...old, ...set, id };
  // Creating a record with a natural key may meet its own tombstone.
  if (change.id === undefined) next['deleted'] = false;
  for (const [column, delta] of Object.entries(change.add ?? {})) next[column] = Number(next[column] ?? 0) + delta;
  if (change.delete) next['deleted'] = true;
  if (old && Object.keys(next).every((column) => same(next[column], old[column]))) return null;
  // An edit is later than the state it is based on, whatever the clocks say.
  const edited = Math.max(now, old ? Date.parse(old.updated_at) + 1 : 0);
  return { ...next, rev: crypto.randomUUID(), updated_at: new Date(edited).toISOString() } as Row;
}

/** Values that were there before are not this write's fault: a newer server may know more than this client. */
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

/** Its id was made a moment ago: there is no row, and nothing of it waits to be sent. */
const isMadeHere = ({ change: { id, entity } }: Named): boolean => id === undefined && !entity.naturalKey;

export async function rowsOf(db: Local, named: readonly { entity: string; id: string }[]): Promise<Map<string, Row>> {
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

/** Each is asked for by itself, which takes longer than all else where there are many. */
async function unsentOf(db: Local, keys: readonly string[]): Promise<Set<string>> {
  const counts = await Promise.all(keys.map((key) => db.outbox.where('key').equals(key).count()));
  return new Set(keys.filter((_, i) => counts[i] !== 0));
}

const isThere = ({ name }: Error): boolean => name === 'ConstraintError';

/** An entry that is there without its row, as no write leaves it, was built on another row than the one that is new now. */
async function addTo(outbox: Local['outbox'], entries: readonly Omit<Entry, 'seq'>[]): Promise<void> {
  try {
    await outbox.bulkAdd(entries);
  } catch (error) {
    if (!(error instanceof Dexie.BulkError && error.failures.every(isThere))) throw error;
    await outbox
      .where('key')
      .anyOf(entries.map(({ key }) => key))
      .delete();
    await outbox.bulkAdd(entries);
  }
}

/**
 * One read and one write for all: each further IndexedDB request costs noticeable time. Answers with the rows as they are
 * by then.
 */
async function writeAll(db: Local, named: readonly Named[], now: number): Promise<ReadonlyMap<string, Row>> {
  const known = named.filter((one) => !isMadeHere(one));
  const before = await rowsOf(
    db,
    known.map(({ change, id }) => ({ entity: change.entity.name, id })),
  );
  // What waits to be sent has its row here: of the rows of a history, which are all new, none is asked for.
  const unsent = await unsentOf(db, [...before.keys()]);
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
    addTo(db.outbox, entries),
  ]);
  return after;
}

export interface Written {
  id: string;
  /** Of the row as it is by then; empty where there is none. */
  rev: string;
}

/** Runs inside a transaction over the entities' tables and the outbox. */
export async function writeWithin(db: Local, changes: readonly Change[], now: number): Promise<Written[]> {
  const named = changes.map((change) => {
    const id = idOf(change);
    return { change, id, key: keyOf(change.entity.name, id) };
  });
  if (named.length === 0) return [];
  const rows = await writeAll(db, named, now);
  return named.map(({ id, key }) => ({ id, rev: rows.get(key)?.rev ?? '' }));
}

/** Law 1: rows and outbox in one transaction. Returns the ids in the order of the changes. */
export function write(db: Local, changes: readonly Change[], clock: Clock = REAL_CLOCK): Promise<string[]> {
  const names = changes.map(({ entity }) => entity.name);
  return db.transaction('rw', [...tablesOf(db, names), db.outbox], async () => {
    const written = await writeWithin(db, changes, clock.now());
    return written.map(({ id }) => id);
  });
}
