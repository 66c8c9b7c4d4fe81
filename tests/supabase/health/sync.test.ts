import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { push } from '../people/support.ts';

const [ADA, TECH, TRAINER] = [numbered(1), numbered(2), numbered(3)];

interface Change {
  entity: string;
  id: string;
  row?: Record<string, unknown>;
}

/** Everything a new device of this user would be given. */
async function firstPull(db: TestDatabase, who: string): Promise<Change[]> {
  const [answer] = await db.as(who, (caller) =>
    caller.query<{ page: { changes: Change[] } }>('select public.sync_pull(null, 2000) as page'),
  );
  return answer?.page.changes ?? [];
}

describe.each(engines)('health over the wire on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, TECH, 'lab_technician');
    await join(db, TRAINER, 'trainer');
    await assign(db, TRAINER, ADA);
  }, 240_000);
  afterAll(() => db.close());

  const rowOf = async (who: string, entity: string, id: string) =>
    (await firstPull(db, who)).find((change) => change.entity === entity && change.id === id)?.row;

  test('an order made offline gets its number and its total, and comes back with both', async () => {
    const id = randomUUID();
    const order = { id, client_id: ADA, ordered_by_id: ADA, order_number: null, total_amount: 1, priority: 'urgent' };
    const [blood] = await db.query<{ id: string }>(`select id from public.lab_tests where test_code = 'CBC'`);
    const [itemId] = await db.query<{ id: string }>(
      `select sync.natural_id('lab_order_items', $1::text, $2::text) as id`,
      [id, blood?.id],
    );
    const item = { id: itemId?.id ?? '', order_id: id, client_id: ADA, test_id: blood?.id, test_code: null, price: 1 };
    expect(await push(db, ADA, 'lab_orders', order)).toMatchObject({ verdict: 'applied' });
    expect(await push(db, ADA, 'lab_order_items', item)).toMatchObject({ verdict: 'applied' });
    expect(await rowOf(ADA, 'lab_orders', id)).toMatchObject({
      order_number: expect.stringMatching(/^LAB\d{8}-\d{4}$/) as string,
      total_amount: 4500 + 2500,
    });
    expect(await rowOf(TECH, 'lab_order_items', item.id)).toMatchObject({ test_code: 'CBC', price: 4500 });
  });

  test('a mood is given to nobody but its person, who may make it something else', async () => {
    const mood = { id: randomUUID(), user_id: ADA, kind: 'mood', value: 3, unit: '/10', source: 'manual' };
    expect(await push(db, ADA, 'measurements', mood)).toMatchObject({ verdict: 'applied' });
    const read = (who: string) =>
      db.as(who, (caller) => caller.query('select from public.measurements where id = $1', [mood.id]));
    expect(await rowOf(ADA, 'measurements', mood.id)).toMatchObject({ value: 3 });
    expect(await rowOf(TRAINER, 'measurements', mood.id)).toBeUndefined();
    expect(await read(TRAINER)).toEqual([]);
    await db.as(ADA, (caller) => caller.query(`update public.measurements set kind = 'pain' where id = $1`, [mood.id]));
    expect(await rowOf(TRAINER, 'measurements', mood.id)).toMatchObject({ kind: 'pain' });
    await db.as(ADA, (caller) => caller.query(`update public.measurements set kind = 'mood' where id = $1`, [mood.id]));
    expect(await rowOf(TRAINER, 'measurements', mood.id)).toBeUndefined();
    expect(await read(TRAINER)).toEqual([]);
  });

  test('an order pushed twice is a duplicate and takes one number', async () => {
    const row = { id: randomUUID(), rev: randomUUID(), client_id: ADA, ordered_by_id: ADA };
    const verdicts = [await push(db, ADA, 'lab_orders', row), await push(db, ADA, 'lab_orders', row)];
    expect(verdicts.map((answer) => answer.verdict)).toEqual(['applied', 'duplicate']);
    const gaps = await db.query(`select count(*) = max(right(order_number, 4)::int) as whole from public.lab_orders`);
    expect(gaps).toEqual([{ whole: true }]);
  });

  test('a set logged offline reaches the trainer, and a refused one is parked alone', async () => {
    const session = randomUUID();
    const exercise = randomUUID();
    const [squat] = await db.query<{ id: string }>(`select sync.natural_id('exercises', 'Goblet squat') as id`);
    const set = { session_id: session, workout_exercise_id: exercise, user_id: ADA, exercise_id: squat?.id, reps: 12 };
    const [good, bad] = [
      { id: randomUUID(), ...set, kind: 'assisted', weight_kg: 16.5 },
      { id: randomUUID(), ...set, weight_kg: -1 },
    ];
    await push(db, ADA, 'workout_sessions', { id: session, user_id: ADA, name: 'Legs' });
    await push(db, ADA, 'workout_exercises', {
      id: exercise,
      session_id: session,
      user_id: ADA,
      exercise_id: squat?.id,
      why: 'away',
    });
    expect(await push(db, ADA, 'workout_sets', good)).toMatchObject({ verdict: 'applied' });
    expect(await push(db, ADA, 'workout_sets', bad)).toMatchObject({ verdict: 'rejected', code: '23514' });
    expect(await rowOf(TRAINER, 'workout_sets', good.id)).toMatchObject({ reps: 12, weight_kg: 16.5 });
  });

  test('a weight written into the profile comes back as a measurement', async () => {
    const [profile] = await db.query<{ rev: string }>('select rev from public.profiles where id = $1', [ADA]);
    const answer = await push(db, ADA, 'profiles', { id: ADA, user_id: ADA, weight: 180 }, profile?.rev);
    expect(answer).toMatchObject({ verdict: 'applied' });
    const weights = (await firstPull(db, TRAINER)).filter((change) => change.entity === 'measurements');
    expect(weights.map((change) => change.row?.['value'])).toEqual([81.65]);
  });
});

describe.each(engines)('the health tables on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 240_000);
  afterAll(() => db.close());

  test('every foreign key has an index that begins with its columns', async () => {
    const rows = await db.query<{ missing: string }>(`
      select c.conrelid::regclass || ' ' || c.conname as missing
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey)`);
    expect(rows.map((row) => row.missing)).toEqual([]);
  });

  test('every table is commented, under row-level security, and closed to visitors', async () => {
    const rows = await db.query<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
        obj_description(c.oid) is null or not c.relrowsecurity
        or has_any_column_privilege('anon', c.oid, 'select, insert, update'))`);
    expect(rows.map((row) => row.name)).toEqual([]);
  });
});
