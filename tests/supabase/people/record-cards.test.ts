import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { connect } from '../../support/postgres-database.ts';
import { join, numbered } from '../../support/members.ts';
import { cardIn } from '#src/features/community/cards.ts';
import { recordsOf } from '#src/work/training/records.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { only } from './support.ts';

const [ADA, BAYO] = [1, 2].map(numbered) as [string, string];

describe.each(engines)('records on cards on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO]) await join(db, member);
  }, 240_000);
  afterAll(() => db.close());

  const write = (author: string, sql: string, params: unknown[]): Promise<Row> =>
    db.as(author, (session) => only(session, sql, params));

  test('a set is a record where the rows say so, as devices do, and a card says what its row says today', async () => {
    const { id: exercise } = await only(
      db,
      `insert into public.exercises (name, category) values ('Row', 'strength') returning id`,
    );
    const { session, planned } = await only(
      db,
      `with session as (
         insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes)
         values ($1, 'Back', 'completed', now(), now(), now(), 40) returning id),
       planned as (
         insert into public.workout_exercises (session_id, user_id, exercise_id)
         select s.id, $1, $2 from session s returning id)
       select (select id from session) as session, (select id from planned) as planned`,
      [ADA, exercise],
    );
    // Kind, repetitions, kilograms, seconds, metres; the oldest first.
    const lifted: [string, number | null, number | null, number | null, number | null][] = [
      ['working', 5, 60, null, null],
      ['warm-up', 5, 90, null, null],
      ['working', 6, 60, null, null],
      ['working', 13, 60, null, null],
      ['assisted', 5, 80, null, null],
      ['working', 1, 62.5, null, null],
      ['working', 8, null, null, null],
      ['working', 9, 0, null, null],
      ['working', null, null, 60, null],
      ['working', null, null, 50, 400],
      ['working', null, null, 61, null],
      ['drop', null, null, 55, 401],
    ];
    for (const [n, set] of lifted.entries()) {
      await db.query(
        `insert into public.workout_sets (session_id, workout_exercise_id, user_id, exercise_id, set_index, completed_at,
           kind, reps, weight_kg, duration_seconds, distance_m)
         values ($1, $2, $3, $4, $5, now() - make_interval(hours => 100 - $5::integer), $6, $7, $8, $9, $10)`,
        [session, planned, ADA, exercise, n, ...set],
      );
    }
    const sets = await db.query<WorkoutSet & Row & { record: boolean }>(
      `select s.id, s.kind, s.reps, s.weight_kg::float, s.duration_seconds, s.distance_m::float, private.is_record(s) as record
       from public.workout_sets s where s.exercise_id = $1 order by s.completed_at`,
      [exercise],
    );
    const here = recordsOf(sets);
    const isLifted = ({ kind }: WorkoutSet): boolean => kind !== 'warm-up' && kind !== 'assisted';
    const judged = sets.filter(isLifted);
    expect(judged.filter(({ record }) => record).map(({ id }) => id)).toEqual(
      judged.filter(({ id }) => here.has(id)).map(({ id }) => id),
    );
    expect(here.size).toBe(5);

    const show = (kind: string, id: unknown, figures: object): Promise<Row> =>
      write(ADA, `insert into public.community_posts (user_id, content, card) values ($1, 'Look', $2) returning *`, [
        ADA,
        JSON.stringify({ kind, id, record: true, figures }),
      ]);
    const card = async (post: Row): Promise<unknown> =>
      (await only(db, `select card from public.community_posts where id = $1`, [post['id']]))['card'];
    const [first, , better] = sets;
    const plain = await show('record', first?.id, { weight_kg: 0 });
    expect(plain['card']).not.toHaveProperty('record');
    const best = await show('record', better?.id, { weight_kg: 0, reps: 0 });
    expect(best['card']).toMatchObject({ record: true, figures: { weight_kg: 60, reps: 6 } });
    const set = (id: unknown, change: string): Promise<unknown> =>
      db.as(ADA, (session_) => session_.query(`update public.workout_sets set ${change} where id = $1`, [id]));
    await set(better?.id, 'weight_kg = 55, reps = 7');
    expect(await card(best)).toEqual({
      kind: 'record',
      id: better?.id,
      title: 'Row',
      code: 'catalogue',
      figures: { weight_kg: 55, reps: 7 },
    });
    await set(better?.id, 'weight_kg = 65');
    expect(await card(best)).toMatchObject({ record: true, figures: { weight_kg: 65 } });
    // An earlier one is corrected, and it was none.
    await set(first?.id, 'weight_kg = 100');
    expect(await card(best)).not.toHaveProperty('record');
    expect(await card(plain)).toMatchObject({ figures: { weight_kg: 100 } });
    // It turns out to be of another exercise.
    const { id: other } = await only(
      db,
      `insert into public.exercises (name, category) values ('Press', 'strength') returning id`,
    );
    const moved = (to: unknown): Promise<unknown> =>
      db.query(`update public.workout_sets set exercise_id = $2 where id = $1`, [first?.id, to]);
    await set(better?.id, 'weight_kg = 80');
    const rival = await show('record', sets[3]?.id, { weight_kg: 0, reps: 0 });
    expect(rival['card']).not.toHaveProperty('record');
    await set(sets[3]?.id, 'weight_kg = 90');
    expect(await card(rival)).not.toHaveProperty('record');
    await moved(other);
    expect(await card(rival)).toMatchObject({ record: true });
    await moved(exercise);
    expect(await card(rival)).not.toHaveProperty('record');
    // What was shown is shown again, once the row has it again.
    await set(better?.id, 'weight_kg = null');
    expect(await card(best)).toMatchObject({ figures: { weight_kg: null, reps: 7 } });
    expect(cardIn((await card(best)) as object)?.figures).toEqual({ reps: 7 });
    await set(better?.id, 'weight_kg = 80');
    expect(await card(best)).toMatchObject({ figures: { weight_kg: 80, reps: 7 } });
    const workout = await show('workout', session, { minutes: 0 });
    await db.query(`update public.workout_sessions set duration_minutes = 25, name = 'Thinspo' where id = $1`, [
      session,
    ]);
    expect(await card(workout)).toEqual({ kind: 'workout', id: session, title: 'Back', figures: { minutes: 25 } });
  });

  test.runIf(engine === 'postgres')(
    'a corrected set has only the cards of its exercise looked at, once a statement',
    async () => {
      const { id } = await only(db, `select id from public.exercises where name = 'Row' and owner_id is null`);
      const counting = connect(db.url ?? '', 1);
      const calls = async (): Promise<number> => {
        const [row] = await counting.unsafe(
          `select coalesce(sum(calls), 0)::integer as calls from pg_stat_xact_user_functions where funcname = 'is_record'`,
        );
        return Number(row?.['calls']);
      };
      /** How often it was asked whether a set is a record. */
      const asked = async (change: string): Promise<number> => {
        const before = await calls();
        await counting.unsafe(change);
        return (await calls()) - before;
      };
      try {
        await counting.unsafe('begin');
        await counting.unsafe(`set local track_functions = 'all'`);
        await counting.unsafe(
          `update public.workout_sets set exercise_id = (select e.id from public.exercises e where e.name = 'Press')
           where exercise_id = '${String(id)}' and reps = 8`,
        );
        const more = `update public.workout_sets set reps = reps + 1 where exercise_id`;
        expect([await asked(`${more} = '${String(id)}'`), await asked(`${more} <> '${String(id)}'`)]).toEqual([2, 0]);
      } finally {
        await counting.unsafe('rollback');
        await counting.end();
      }
    },
  );
});
