import { Gone } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns, Entity, RowOf } from '#sync/engine/define-entity.ts';
import { one } from '#sync/queries/reading.ts';

/** A row with all its columns; those the server owns are a guess until it answers. */
export const created = <E extends Entity>(entity: E, columns: Columns<E>, id?: string): Change =>
  id === undefined ? { entity, set: columns } : { entity, id, set: columns };

export const changed = <E extends Entity>(entity: E, id: string, columns: Partial<Columns<E>>): Change => ({
  entity,
  id,
  set: columns,
  edit: true,
});

export const removed = (entity: Entity, id: string): Change => ({ entity, id, delete: true });

/** Undoes a removal. */
export const restored = (entity: Entity, id: string): Change => ({ entity, id, set: { deleted: false }, edit: true });

/** For actions that change one row. */
export async function writeOne(tx: Tx, change: Change): Promise<string> {
  const [id = ''] = await tx.write([change]);
  return id;
}

/** The action's record: without it the action is gone. */
export async function existing<E extends Entity>(tx: Tx, entity: E, id: string): Promise<RowOf<E>> {
  const row = await one(tx, entity, id);
  if (!row) throw new Gone({ entity, id });
  return row;
}

/** For actions that only change or remove what is there. */
export async function writeAll(tx: Tx, changes: readonly Change[]): Promise<void> {
  await tx.write(changes);
}
