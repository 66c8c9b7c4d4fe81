import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { entities } from '#sync/entities/index.ts';
import { openStory } from '../supabase/seed/support.ts';
import { pullAll } from './entities.support.ts';

it('the entities describe every row of the demo story as the server sends it', async () => {
  const story = await openStory('pglite');
  const rows = new Map<string, { entity: string; row: unknown }>();
  for (const { id: user } of story.accounts) {
    for (const { entity, id, row } of await pullAll(story.db, user)) rows.set(`${entity} ${id}`, { entity, row });
  }
  await story.db.close();
  const schemas = new Map(entities.map(({ name, row }) => [name, row]));
  const faults = rows
    .values()
    .map(({ entity, row }) => ({ entity, row, issues: schemas.get(entity)?.safeParse(row).error?.issues }))
    .filter(({ entity, issues }) => issues !== undefined || !schemas.has(entity));
  expect([...faults.take(5)]).toEqual([]);
  expect(new Set(rows.values().map(({ entity }) => entity)).size).toBeGreaterThan(35);
}, 120_000);
