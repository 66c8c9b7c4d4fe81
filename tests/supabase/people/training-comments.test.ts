import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, OTHER, NGOZI] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];
const REFUSED = { verdict: 'rejected', code: '42501' };

describe.each(engines)('what a trainer says of a workout, on %s', (engine) => {
  let db: TestDatabase;
  let place = 100;
  const next = () => numbered((place += 1));
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const trainer of [TRAINER, OTHER]) await join(db, trainer, 'trainer');
    await join(db, NGOZI, 'nutritionist');
    await assign(db, TRAINER, ADA);
    await assign(db, NGOZI, ADA);
    await assign(db, OTHER, BAYO);
  }, 240_000);
  afterAll(() => db.close());

  const train = async (user_id: string) => {
    const [session_id, workout_exercise_id, id] = [next(), next(), next()];
    const { id: exercise_id } = await only(db, `select id from public.exercises where owner_id is null limit 1`);
    const own = { user_id, session_id, exercise_id };
    await push(db, user_id, 'workout_sessions', { id: session_id, user_id, name: 'Legs' });
    await push(db, user_id, 'workout_exercises', { id: workout_exercise_id, ...own });
    await push(db, user_id, 'workout_sets', { id, ...own, workout_exercise_id, reps: 8, hurt: true, notes: 'knee' });
    return { session_id, set_id: id };
  };
  const say = (by: string, on: { session_id: string; set_id?: string | null }, rest: Record<string, unknown> = {}) =>
    push(db, by, 'training_comments', { id: next(), user_id: ADA, author_id: by, body: 'Slower', ...on, ...rest });
  const change = async (by: string, id: string, fields: Record<string, unknown>) => {
    const { rev, ...row } = await only(db, `select * from public.training_comments where id = $1`, [id]);
    return push(db, by, 'training_comments', { ...row, ...fields }, rev);
  };

  test('is read with the workout, and announced once without a word of it', async () => {
    const workout = await train(ADA);
    const [hers, his] = [deviceOf(db, ADA), deviceOf(db, TRAINER)];
    await hers();
    expect((await his()).get(`workout_sets ${workout.set_id}`)).toBe('row');
    const { id, verdict } = await say(TRAINER, workout);
    expect(verdict).toBe('applied');
    expect((await hers()).get(`training_comments ${id}`)).toBe('row');
    expect((await say(TRAINER, { ...workout, set_id: null })).verdict).toBe('applied');
    const told = `select title, message, link from public.notifications where user_id = $1 and about = $2`;
    expect(await db.query(told, [ADA, TRAINER])).toEqual([
      {
        title: 'Your trainer wrote to you',
        message: 'Open the app to read it.',
        link: `/workouts?done=${workout.session_id}`,
      },
    ]);
    expect((await change(TRAINER, id, { deleted: true })).verdict).toBe('applied');
    expect(await only(db, `select body from public.training_comments where id = $1`, [id])).toEqual({
      body: '(deleted)',
    });
  });

  test('is written by a trainer of the client, in his own name, of a set of that workout', async () => {
    const [workout, another, of] = [await train(ADA), await train(ADA), await train(BAYO)];
    expect(await say(ADA, workout)).toMatchObject(REFUSED);
    expect(await say(NGOZI, workout)).toMatchObject(REFUSED);
    expect(await say(OTHER, workout)).toMatchObject(REFUSED);
    expect(await say(TRAINER, workout, { author_id: OTHER })).toMatchObject(REFUSED);
    expect(await say(TRAINER, { ...workout, set_id: another.set_id })).toMatchObject(REFUSED);
    expect(await say(TRAINER, of, { user_id: BAYO })).toMatchObject(REFUSED);
    expect(await say(TRAINER, { ...of, set_id: null })).toMatchObject({ verdict: 'rejected', code: '23503' });
    const { id } = await say(TRAINER, workout);
    for (const other of [ADA, OTHER]) expect((await change(other, id, { body: 'No' })).verdict).toBe('rejected');
  });

  test('ends where the client shares no workouts any more, and stays with the client', async () => {
    const workout = await train(ADA);
    const { id } = await say(TRAINER, workout);
    await db.query(`update public.user_settings set workout_data_sharing = false where user_id = $1`, [ADA]);
    expect(await say(TRAINER, workout)).toMatchObject(REFUSED);
    expect(await change(TRAINER, id, { body: 'More' })).toMatchObject(REFUSED);
    const seen = (who: string) =>
      db.as(who, (session) => session.query(`select id from public.training_comments where id = $1`, [id]));
    expect([(await seen(TRAINER)).length, (await seen(ADA)).length]).toEqual([0, 1]);
  });
});
