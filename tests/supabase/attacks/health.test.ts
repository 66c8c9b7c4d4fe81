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

  test('a technician withdraws a verified result and cannot make it vanish', async () => {
    const technician = await join(db, numbered(60), 'lab_technician');
    const [order, result] = [numbered(61), numbered(62)];
    await db.query(
      `insert into public.lab_orders (id, client_id, ordered_by_id, lab_technician_id, status)
       values ($1, $2, $2, $3, 'processing')`,
      [order, ADA, technician],
    );
    await ask(
      technician,
      `insert into public.lab_results
         (id, order_id, client_id, test_code, test_name, result_value, flag, verified_at, released_at)
       values ($1, $2, $3, 'CBC', 'Blood count', '9.1', 'critical', now(), now())`,
      [result, order, ADA],
    );
    const change = (set: string): Promise<unknown> =>
      ask(technician, `update public.lab_results set ${set} where id = $1`, [result]);
    expect(await codeOf(change('deleted = true'))).toBe('23514');
    expect(await codeOf(change('deleted = true, verified_at = null, released_at = null'))).toBe('23514');
    expect(await codeOf(change('verified_at = null, released_at = null'))).toBe('23514');
    expect(await codeOf(change('released_at = null'))).toBe(null);
    expect(await ask(technician, 'select result_value, deleted from public.lab_results')).toEqual([
      { result_value: '9.1', deleted: false },
    ]);
  });
});
