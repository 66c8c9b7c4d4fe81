import type { Entity, RowOf, Stamped } from '#sync/engine/define-entity.ts';
import { write, type Change, type Clock, type Local } from '#sync/engine/journal.ts';
import { one } from './reading.ts';

/** All columns of a row but the stamp, which the journal writes. */
export type Columns<E extends Entity> = Omit<RowOf<E>, keyof Stamped>;

/** A row with all its columns; those the server owns are a guess until it answers. */
export const created = <E extends Entity>(entity: E, columns: Columns<E>, id?: string): Change =>
  id === undefined ? { entity, set: columns } : { entity, id, set: columns };

export const changed = <E extends Entity>(entity: E, id: string, columns: Partial<Columns<E>>): Change => ({
  entity,
  id,
  set: columns,
});

export const removed = (entity: Entity, id: string): Change => ({ entity, id, delete: true });

/** Takes a removal back: what an undo does. */
export const restored = (entity: Entity, id: string): Change => ({ entity, id, set: { deleted: false } });

/** For the gestures that change one row. */
export async function writeOne(db: Local, change: Change, clock: Clock): Promise<string> {
  const [id = ''] = await write(db, [change], clock);
  return id;
}

/** For the gestures that correct what a person has before them. False where that was removed meanwhile, and stays so. */
export const editOne = <E extends Entity>(
  db: Local,
  entity: E,
  id: string,
  edit: Partial<Columns<E>>,
  clock: Clock,
): Promise<boolean> =>
  db.transaction('rw', [db.rows(entity), db.outbox], async () => {
    if (!(await one(db, entity, id))) return false;
    await write(db, [changed(entity, id, edit)], clock);
    return true;
  });

/** Now, by the server's clock as far as this device knows it (law 3). */
export const moment = (db: Local, clock: Clock): string => new Date(clock.now() + db.offset).toISOString();
