import type { Entry, Local, StoredCursor } from './database.ts';
import type { Row } from './define-entity.ts';
import { keyOf } from './journal.ts';
import type { Change, Cursor, Page } from './transport.ts';

/** Null pulls everything: nothing was pulled yet, or an entity is new to this client and its changes were skipped. */
export async function cursorOf(db: Local): Promise<Cursor | null> {
  const stored = await db.cursor.get('down');
  return stored && db.entities.every(({ name }) => stored.known.includes(name)) ? stored.cursor : null;
}

/** Another context has pulled in the meantime; this page must not be applied. */
export class CursorMoved extends Error {
  constructor() {
    super('the cursor has moved');
    this.name = 'CursorMoved';
  }
}

const isSame = (a: Cursor | null, b: Cursor | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.epoch === b.epoch &&
    a.base === b.base &&
    a.shared === b.shared &&
    a.xid === b.xid &&
    a.entity === b.entity &&
    a.id === b.id);

interface Sorted {
  put: Row[];
  drop: string[];
}

/** A row with unsent edits is left to the push. Its base, or what was just sent, is not a change. */
function isNews({ row }: Change, entry: Entry): boolean {
  return row === undefined || (row.rev !== entry.base?.rev && row.rev !== entry.sent?.rev);
}

function sortOut(changes: readonly Change[], dirty: ReadonlyMap<string, Entry>): [Sorted, Entry[]] {
  const sorted: Sorted = { put: [], drop: [] };
  const passed: Entry[] = [];
  for (const change of changes) {
    const entry = dirty.get(keyOf(change.entity, change.id));
    if (entry && isNews(change, entry)) passed.push({ ...entry, passed: entry.passed + 1 });
    if (entry) continue;
    if (change.row) sorted.put.push(change.row);
    else sorted.drop.push(change.id);
  }
  return [sorted, passed];
}

/** Drops the rows that no page of the reset named, except those with unsent edits. */
async function sweep(db: Local, dirty: ReadonlyMap<string, Entry>): Promise<void> {
  const pages = await db.seen.toArray();
  for (const { name } of db.entities) {
    const named = new Set(pages.flatMap(({ ids }) => ids[name] ?? []));
    const held = await db.rows({ name }).toCollection().primaryKeys();
    await db.rows({ name }).bulkDelete(held.filter((id) => !named.has(id) && !dirty.has(keyOf(name, id))));
  }
  await db.seen.clear();
}

async function isEmpty(db: Local): Promise<boolean> {
  for (const entity of db.entities) if ((await db.rows(entity).limit(1).count()) > 0) return false;
  return true;
}

/**
 * Law 11: a page and its cursor in one transaction, and only on the cursor it was requested with. After a crash a reset
 * continues from the pages it has recorded.
 */
export async function applyPage(db: Local, from: Cursor | null, page: Page): Promise<void> {
  const changes = Map.groupBy(
    page.changes.filter(({ entity }) => db.ranks.has(entity)),
    ({ entity }) => entity,
  );
  const stored = await db.cursor.get('down');
  const wide = page.reset || stored?.resetting === true;
  const names = wide ? [...db.ranks.keys()] : [...changes.keys()];
  const tables = [...names.map((name) => db.table(name)), db.outbox, db.cursor, db.seen];
  await db.transaction('rw', tables, async () => {
    if (!isSame(await cursorOf(db), from)) throw new CursorMoved();
    const dirty = new Map((await db.outbox.toArray()).map((entry) => [entry.key, entry]));
    const resetting = await followReset(db, page, changes, wide);
    for (const [name, named] of changes) {
      const [{ put, drop }, passed] = sortOut(named, dirty);
      if (put.length > 0) await db.rows({ name }).bulkPut(put);
      if (drop.length > 0) await db.rows({ name }).bulkDelete(drop);
      if (passed.length > 0) await db.outbox.bulkPut(passed);
    }
    if (resetting && !page.has_more) await sweep(db, dirty);
    const known = [...db.ranks.keys()];
    const received = (stored?.received ?? 0) + page.changes.length;
    const next: StoredCursor = {
      id: 'down',
      cursor: page.cursor,
      known,
      resetting: resetting && page.has_more,
      received,
    };
    await db.cursor.put(next);
  });
}

/** Records what the page named. An empty device has nothing to sweep. */
async function followReset(
  db: Local,
  page: Page,
  changes: ReadonlyMap<string, Change[]>,
  wide: boolean,
): Promise<boolean> {
  if (!wide) return false;
  const stored = await db.cursor.get('down');
  if (page.reset) {
    await db.seen.clear();
    if (await isEmpty(db)) return false;
  } else if (!stored?.resetting) return false;
  const ids = [...changes].map(([name, named]) => [name, named.filter((c) => c.row).map((c) => c.id)]);
  await db.seen.add({ ids: Object.fromEntries(ids) as Record<string, string[]> });
  return true;
}
