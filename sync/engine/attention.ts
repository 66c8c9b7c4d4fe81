import type { Conflict, Local, Rejected } from './database.ts';
import type { Entity, Row } from './define-entity.ts';
import { HELD, InvalidWrite, keyOf, REAL_CLOCK, write } from './journal.ts';
import type { Change, Clock } from './journal.ts';
import { columnsTogether, refill, same } from './compare.ts';

// What a person can do about writes that failed. Each answer is a new edit, sent like any other.

const STAMP = new Set(['id', 'rev', 'updated_at']);

/** The parked write as an edit: the columns it set and the counts it added. */
function editOf(entity: Entity, { row, id }: Rejected, base: Partial<Row> | null): Change {
  const isChanged = (column: string): boolean => base === null || !same(row[column], base[column]);
  const changed = Object.keys(row).filter(
    (column) => !STAMP.has(column) && columnsTogether(entity, column).some(isChanged),
  );
  const isAdded = (column: string): boolean => base !== null && entity.counters.includes(column);
  const set = Object.fromEntries(changed.filter((column) => !isAdded(column)).map((column) => [column, row[column]]));
  const added = changed
    .filter(isAdded)
    .map((column) => [column, Number(row[column] ?? 0) - Number(base?.[column] ?? 0)]);
  return { entity, id, set, add: Object.fromEntries(added) as Record<string, number> };
}

/** New here, and made by another device since: no local edit waits to create it. */
async function isMadeElsewhere(db: Local, { entity, id }: Rejected): Promise<boolean> {
  const unsent = await db.outbox.where('key').equals(keyOf(entity, id)).count();
  return unsent === 0 && (await db.rows({ name: entity }).get(id)) !== undefined;
}

function entityOf(db: Local, name: string): Entity {
  const entity = db.entityOf(name);
  if (!entity) throw new InvalidWrite(name, ['entity']);
  return entity;
}

/** Tries a parked write again, with corrections, and unparks it. False where another tab was first. */
export async function resendRejected(
  db: Local,
  n: number,
  corrections: Record<string, unknown> = {},
  clock: Clock = REAL_CLOCK,
): Promise<boolean> {
  return db.transaction('rw', [...db.entities.map((e) => db.rows(e)), db.outbox, db.rejected], async () => {
    const parked = await db.rejected.get(n);
    if (!parked) return false;
    const entity = entityOf(db, parked.entity);
    const base = parked.base ?? ((await isMadeElsewhere(db, parked)) ? {} : null);
    const edit = editOf(entity, parked, base);
    const { code } = parked;
    const redated =
      code === HELD && entity.asksAgain
        ? { [entity.asksAgain.dated]: new Date(clock.now() + db.offset).toISOString() }
        : {};
    await write(db, [{ ...edit, set: { ...edit.set, ...redated, ...corrections } }], clock);
    await db.rejected.delete(n);
    return true;
  });
}

export async function discardRejected(db: Local, n: number): Promise<void> {
  await db.rejected.delete(n);
}

/** Makes the losing values the newest edit. False where the record is gone. */
export async function restoreConflict(db: Local, n: number, clock: Clock = REAL_CLOCK): Promise<boolean> {
  return db.transaction('rw', [...db.entities.map((e) => db.rows(e)), db.outbox, db.conflicts], async () => {
    const conflict: Conflict | undefined = await db.conflicts.get(n);
    // Already answered, for example by the first of two clicks.
    if (!conflict) return true;
    const entity = entityOf(db, conflict.entity);
    const row: Row | undefined = await db.rows(entity).get(conflict.id);
    if (!row) return false;
    const { lost, taken } = conflict;
    const filled = taken && row.deleted ? refill(row, taken) : {};
    await write(db, [{ entity, id: conflict.id, set: { deleted: false, ...filled, ...lost } }], clock);
    await db.conflicts.delete(n);
    return true;
  });
}

export async function dismissConflict(db: Local, n: number): Promise<void> {
  await db.conflicts.delete(n);
}
