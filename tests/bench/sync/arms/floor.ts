import type { Dexie } from 'dexie';
import { openDatabase } from '#sync/engine/database.ts';
import type { Cursor, Page } from '#sync/engine/transport.ts';
import { entities } from '#sync/entities/index.ts';
import { call } from '../client.ts';
import { PAGE } from './arm.ts';
import type { Arm, Asked, Row } from './arm.ts';
import { rawLike } from './raw.ts';

async function everything(asked: Asked): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  for (let cursor: Cursor | null = null, more = true; more;) {
    const page = (await call(asked, 'sync_pull', { cursor, page: PAGE, client: 1 })) as Page;
    for (const { entity, row } of page.changes) if (row) rows.set(entity, [...(rows.get(entity) ?? []), row]);
    [cursor, more] = [page.cursor, page.has_more];
  }
  return rows;
}

async function openRaw(): Promise<Dexie> {
  const model = await openDatabase(crypto.randomUUID(), entities, { prefix: 'model' });
  const raw = await rawLike(model)();
  await model.delete();
  return raw;
}

/** The least there is to do: fetch the same JSON and one bulkPut; one request with all edits. No queue, no merge. */
export async function floor(asked: Asked): Promise<Arm> {
  const raw = await openRaw();
  const meals = raw.table<Row>('meal_plans');
  let edited: Row[] = [];
  return {
    uncompared: [],
    async firstSync() {
      const known = new Set(raw.tables.map(({ name }) => name));
      for (const [name, rows] of await everything(asked)) if (known.has(name)) await raw.table(name).bulkPut(rows);
    },
    meals: () => meals.toArray(),
    async edit(notes) {
      const stamp = { notes, updated_at: new Date().toISOString() };
      edited = (await meals.limit(asked.edits).toArray()).map((row) => ({ ...row, ...stamp }));
    },
    async push() {
      const ops = edited.map((row) => ({
        entity: 'meal_plans',
        row: { ...row, rev: crypto.randomUUID() },
        base_rev: row['rev'],
      }));
      await call(asked, 'sync_push', { ops, client: 1 });
      await meals.bulkPut(ops.map(({ row }) => row));
    },
    unsettled: () => Promise.resolve(0),
    close: () => raw.delete(),
  };
}
