import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count } from '../people/support.ts';

const [ADA, BAYO, TRAINER] = [1, 2, 3].map(numbered) as [string, string, string];

describe.each(engines)('what a member tries against another’s health data, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
    await join(db, TRAINER, 'trainer');
    await assign(db, TRAINER, BAYO);
  }, 240_000);
  afterAll(() => db.close());

  const ask = <T extends Row = Row>(caller: string, sql: string, params: unknown[] = []): Promise<T[]> =>
    db.as(caller, (session) => session.query<T>(sql, params));

  test('who takes the id that another’s weight will have learns nothing and takes nothing', async () => {
    await ask(
      ADA,
      `insert into public.measurements (id, user_id, kind, value, unit)
       values (sync.natural_id('measurements', $2::text, 'weight', '2026-03-04'), $1, 'weight', 70, 'kg')`,
      [ADA, BAYO],
    );
    const weigh = (pounds: number): Promise<Row[]> =>
      ask(BAYO, `update public.profiles set weight = $2, updated_at = '2026-03-04T12:00:00Z' where id = $1`, [
        BAYO,
        pounds,
      ]);
    await weigh(211.5);
    await weigh(210);
    const series = `select user_id, value::float8 as value from public.measurements order by value`;
    expect(await ask(ADA, series)).toEqual([{ user_id: ADA, value: 70 }]);
    expect((await ask(BAYO, series)).map((row) => row['user_id'])).toEqual([BAYO, BAYO]);
    const [profile] = await ask(BAYO, 'select weight::float8 as weight from public.profiles');
    expect(profile?.['weight']).toBe(210);
  });

  test('a trainer who trains with a client’s exercise cannot keep the client from leaving', async () => {
    const [exercise] = await ask<{ id: string }>(
      BAYO,
      `insert into public.exercises (owner_id, name, category) values ($1, 'Own press', 'strength') returning id`,
      [BAYO],
    );
    const seen = await db.as(TRAINER, (session) =>
      count(session, 'select from public.exercises where id = $1', [exercise?.id]),
    );
    expect(seen).toBe(1);
    await ask(
      TRAINER,
      `insert into public.workout_programs (id, user_id, title, duration_weeks, difficulty, sessions)
       values ($1, $2, 'Plan', 1, 'beginner', 1)`,
      [numbered(50), TRAINER],
    );
    await ask(TRAINER, `insert into public.workout_sessions (id, user_id) values ($1, $2)`, [numbered(51), TRAINER]);
    const uses = [
      `insert into public.workout_program_exercises (program_id, user_id, exercise_id, day, sets)
       values ('${numbered(50)}', $1, $2, 1, 1)`,
      `insert into public.workout_exercises (session_id, user_id, exercise_id) values ('${numbered(51)}', $1, $2)`,
    ];
    for (const use of uses) expect(await codeOf(ask(TRAINER, use, [TRAINER, exercise?.id]))).toBe('42501');
    await db.query('delete from auth.users where id = $1', [BAYO]);
    expect(await count(db, 'select from public.profiles where id = $1', [BAYO])).toBe(0);
  });

  test('one client cannot use up the laboratory’s numbers of a day', async () => {
    const order = (orders: number): Promise<Row[]> =>
      ask(
        ADA,
        `insert into public.lab_orders (client_id, ordered_by_id)
         select $1::uuid, $1::uuid from generate_series(1, $2::integer)`,
        [ADA, orders],
      );
    await order(50);
    expect(await codeOf(order(1))).toBe('23514');
  }, 60_000);

  test('a technician cannot make a verified result vanish, verify his own, or release one', async () => {
    const [technician, other] = [
      await join(db, numbered(60), 'lab_technician'),
      await join(db, numbered(63), 'lab_technician'),
    ];
    const order = numbered(61);
    await db.query('insert into public.lab_orders (id, client_id, ordered_by_id) values ($1, $2, $2)', [order, ADA]);
    await db.query(
      `insert into public.lab_order_items (order_id, client_id, test_id)
       select $1, $2, id from public.lab_tests where test_code = 'GLU'`,
      [order, ADA],
    );
    await ask(
      technician,
      `insert into public.lab_samples (order_id, client_id, container, state) values ($1, $2, 'fluoride', 'received')`,
      [order, ADA],
    );
    const enter = (more = '', values = '') =>
      ask(
        technician,
        `insert into public.lab_results (order_id, client_id, test_code, test_name, result_value, flag ${more})
         values ($1, $2, 'GLU', 'Glucose', '540', 'normal' ${values})`,
        [order, ADA],
      );
    expect(await codeOf(enter(', released_at', ', now()'))).toBe('42501');
    expect(await codeOf(enter(', verified_at', ', now()'))).toBe('42501');
    await enter();
    const change = (who: string, set: string): Promise<unknown> =>
      ask(who, `update public.lab_results set ${set} where order_id = $1 returning id`, [order]);
    expect(await codeOf(change(technician, 'verified_at = now()'))).toBe('42501');
    expect(await codeOf(change(other, 'verified_at = now()'))).toBe(null);
    for (const set of ['deleted = true', 'verified_at = null', `result_value = '90'`, `interpretation = 'fine'`]) {
      expect(await codeOf(change(technician, set))).toBe('23514');
    }
    for (const set of ['released_at = now()', 'version = 2', 'entered_by_id = null', `doctor_word = 'fine'`]) {
      expect(await codeOf(change(other, set))).toBe('42501');
    }
    expect(await ask(technician, 'select result_value, flag, deleted, released_at from public.lab_results')).toEqual([
      { result_value: '540', flag: 'critical', deleted: false, released_at: null },
    ]);
  });
});
