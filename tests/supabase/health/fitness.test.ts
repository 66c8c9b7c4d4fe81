import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADA, BAYO, openWithCast, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

const ADMIN = numbered(4);

describe.each(engines)('fitness on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openWithCast(engine);
    await join(db, ADMIN, 'admin');
    await assign(db, TRAINER, ADA);
  }, 240_000);
  afterAll(() => db.close());

  async function squat(): Promise<string> {
    const [row] = await db.query<{ id: string }>(`select sync.natural_id('exercises', 'Goblet squat') as id`);
    return row?.id ?? '';
  }

  /** A session of Ada's with one exercise. */
  async function session(): Promise<{ sessionId: string; exerciseId: string }> {
    const exercise = await squat();
    return db.as(ADA, async (ada) => {
      const [made] = await ada.query<{ id: string }>(
        `insert into public.workout_sessions (user_id) values ($1) returning id`,
        [ADA],
      );
      const [child] = await ada.query<{ id: string }>(
        `insert into public.workout_exercises (session_id, user_id, exercise_id) values ($1, $2, $3) returning id`,
        [made?.id, ADA, exercise],
      );
      return { sessionId: made?.id ?? '', exerciseId: child?.id ?? '' };
    });
  }

  test('a library of some 400 exercises, the first with instructions, and three programs, all with plans', async () => {
    const library = await db.as(ADA, (ada) =>
      ada.query(
        `select count(*) > 390 as many, count(*) filter (where length(instructions) > 80) = 65 as instructed from public.exercises`,
      ),
    );
    const programs = await db.as(ADA, (ada) =>
      ada.query(`
        select p.title, p.duration_weeks as weeks, p.difficulty, p.sessions, count(e.id) > 8 as planned
        from public.workout_programs p left join public.workout_program_exercises e on e.program_id = p.id
        group by p.id order by p.title`),
    );
    expect(library).toEqual([{ many: true, instructed: true }]);
    expect(programs).toEqual([
      { title: 'Beginner Weight Loss', weeks: 4, difficulty: 'beginner', sessions: 12, planned: true },
      { title: 'Cardio Blast', weeks: 3, difficulty: 'intermediate', sessions: 9, planned: true },
      { title: 'Strength Builder', weeks: 52, difficulty: 'intermediate', sessions: 18, planned: true },
    ]);
  });

  test('nobody writes the catalogue by table, administrators included', async () => {
    const insert = `insert into public.exercises (name, category) values ('Free for all', 'core')`;
    const change = `update public.exercises set is_active = false where name = 'Burpee' and owner_id is null returning id`;
    await expect(db.as(ADA, (ada) => ada.query(insert))).rejects.toMatchObject({ code: '42501' });
    await expect(db.as(TRAINER, (trainer) => trainer.query(insert))).rejects.toMatchObject({ code: '42501' });
    expect(await db.as(ADA, (ada) => ada.query(change))).toEqual([]);
    expect(await db.as(ADMIN, (admin) => admin.query(change))).toEqual([]);
    await expect(db.as(ADA, (ada) => ada.query('delete from public.exercises'))).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('blocks are refused that are none: without a name or weeks each, or with a longer name', async () => {
    const setTo = (weeks: string, names: string) =>
      db.query('update public.workout_programs set block_weeks = $1, block_names = $2 where title = $3', [
        weeks,
        names,
        'Cardio Blast',
      ]);
    for (const [weeks, names] of [
      ['{3,1}', '{Build}'],
      ['{3,null}', '{Build,Deload}'],
      ['{3,1}', '{Build,null}'],
      ['{3,0}', '{Build,Deload}'],
      ['{{3,1}}', '{Build,Deload}'],
      ['{3,1}', '{{Build,Deload}}'],
      ['{3,1}', `{Build,${'d'.repeat(61)}}`],
    ] as const)
      await expect(setTo(weeks, names)).rejects.toThrow('violates check constraint');
    await setTo('{3,1}', `{"",${'d'.repeat(60)}}`);
  });

  test("an exercise of one's own is seen by oneself and one's trainer, and used by nobody else", async () => {
    const id = numbered(50);
    await db.as(ADA, (ada) =>
      ada.query(`insert into public.exercises (id, owner_id, name, category) values ($1, $2, 'Log lift', 'strength')`, [
        id,
        ADA,
      ]),
    );
    const seenBy = async (who: string) =>
      (await db.as(who, (caller) => caller.query('select id from public.exercises where id = $1', [id]))).length;
    expect([await seenBy(ADA), await seenBy(TRAINER), await seenBy(BAYO)]).toEqual([1, 1, 0]);
    const use = db.as(BAYO, async (bayo) => {
      const [made] = await bayo.query<{ id: string }>(
        'insert into public.workout_sessions (user_id) values ($1) returning id',
        [BAYO],
      );
      await bayo.query('insert into public.workout_exercises (session_id, user_id, exercise_id) values ($1, $2, $3)', [
        made?.id,
        BAYO,
        id,
      ]);
    });
    await expect(use).rejects.toMatchObject({ code: '42501' });
  });

  test("a child cannot be hung onto another user's parent, under either name", async () => {
    const { sessionId, exerciseId } = await session();
    const exercise = await squat();
    const insert = `insert into public.workout_exercises (session_id, user_id, exercise_id) values ($1, $2, $3)`;
    const own = db.as(BAYO, (bayo) => bayo.query(insert, [sessionId, BAYO, exercise]));
    const foreign = db.as(BAYO, (bayo) => bayo.query(insert, [sessionId, ADA, exercise]));
    await expect(own).rejects.toMatchObject({ code: '23503' });
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
    const set = db.as(BAYO, (bayo) =>
      bayo.query(
        `insert into public.workout_sets (session_id, workout_exercise_id, user_id, exercise_id, reps)
         values ($1, $2, $3, $4, 10)`,
        [sessionId, exerciseId, BAYO, exercise],
      ),
    );
    await expect(set).rejects.toMatchObject({ code: '23503' });
    const adopt = db.as(ADA, (ada) => ada.query('update public.workout_exercises set user_id = $1', [BAYO]));
    await expect(adopt).rejects.toMatchObject({ code: '42501' });
  });

  test('a set belongs to an exercise of the same session', async () => {
    const [one, other, exercise] = [await session(), await session(), await squat()];
    const mixed = db.as(ADA, (ada) =>
      ada.query(
        `insert into public.workout_sets (session_id, workout_exercise_id, user_id, exercise_id, reps)
         values ($1, $2, $3, $4, 10)`,
        [one.sessionId, other.exerciseId, ADA, exercise],
      ),
    );
    await expect(mixed).rejects.toMatchObject({ code: '23503' });
  });

  test("the trainer reads a client's workouts and writes none", async () => {
    const { sessionId } = await session();
    const read = await db.as(TRAINER, (trainer) =>
      trainer.query('select id from public.workout_sessions where id = $1', [sessionId]),
    );
    const changed = await db.as(TRAINER, (trainer) =>
      trainer.query(`update public.workout_sessions set name = 'Mine' where id = $1 returning id`, [sessionId]),
    );
    expect(read).toHaveLength(1);
    expect(changed).toEqual([]);
  });

  test('a session carries the stamps of its status and never goes back to scheduled', async () => {
    const { sessionId } = await session();
    const to = (status: string) =>
      db.as(ADA, async (ada) => {
        const [row] = await ada.query(
          `update public.workout_sessions set status = $2 where id = $1
           returning started_at is not null as started, completed_at is not null as completed, duration_minutes as minutes`,
          [sessionId, status],
        );
        return row;
      });
    expect(await to('in-progress')).toEqual({ started: true, completed: false, minutes: null });
    expect(await to('completed')).toEqual({ started: true, completed: true, minutes: 0 });
    expect(await to('in-progress')).toMatchObject({ started: true, completed: false });
    await expect(to('scheduled')).rejects.toMatchObject({ code: '23514' });
    expect(await to('cancelled')).toMatchObject({ completed: false });
    await expect(to('in-progress')).rejects.toMatchObject({ code: '23514' });
  });

  test('a session of one activity has the figures that a body can have', async () => {
    const log = (figures: string) =>
      db.as(ADA, (ada) =>
        ada.query(
          `insert into public.workout_sessions
             (user_id, name, status, activity, distance_m, moving_seconds, heart_rate, completed_at)
           values ($1, 'Run', 'completed', ${figures}, now()) returning activity, distance_m::float8 as metres`,
          [ADA],
        ),
      );
    expect(await log(`'run', 5020.5, 1649, 151`)).toEqual([{ activity: 'run', metres: 5020.5 }]);
    expect(await log(`'football', null, null, null`)).toEqual([{ activity: 'football', metres: null }]);
    const beyond = [`'flight', null, null, null`, `'run', 1000001, 1, 90`, `'run', 1, 86401, 90`, `'run', 1, 1, 19`];
    for (const figures of beyond) await expect(log(figures)).rejects.toMatchObject({ code: '23514' });
  });

  test("an account that goes takes its training with it, own exercises included, and no one else's", async () => {
    const GONE = await join(db, numbered(9));
    const [made] = await db.query<{ id: string }>(
      `insert into public.exercises (owner_id, name, category) values ($1, 'Own', 'core') returning id`,
      [GONE],
    );
    const [row] = await db.query<{ id: string }>(
      'insert into public.workout_sessions (user_id) values ($1) returning id',
      [GONE],
    );
    await db.query('insert into public.workout_exercises (session_id, user_id, exercise_id) values ($1, $2, $3)', [
      row?.id,
      GONE,
      made?.id,
    ]);
    await session();
    await db.query('delete from auth.users where id = $1', [GONE]);
    const left = await db.query(
      `select (select count(*) from public.exercises where owner_id = $1) as exercises,
         (select count(*) from public.workout_sessions where user_id = $1) as sessions,
         (select count(*) > 0 from public.workout_sessions) as others`,
      [GONE],
    );
    expect(left).toEqual([{ exercises: 0, sessions: 0, others: true }]);
  });
});
