import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, OTHER] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

describe.each(engines)('a program that a trainer makes for a client, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const provider of [TRAINER, OTHER]) await join(db, provider, 'trainer');
    await assign(db, TRAINER, ADA);
    await assign(db, OTHER, BAYO);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const PROGRAM = { template_id: null, title: 'Knees', duration_weeks: 4, difficulty: 'beginner', sessions: 8 };
  const offer = (by: string, fields: Record<string, unknown> = {}) =>
    push(db, by, 'workout_programs', {
      id: numbered((place += 1)),
      user_id: ADA,
      assigned_by: by,
      status: 'offered',
      ...PROGRAM,
      ...fields,
    });
  const step = async (by: string, program_id: string, fields: Record<string, unknown> = {}) => {
    const { id: exercise_id } = await only(db, `select id from public.exercises where owner_id is null limit 1`);
    return push(db, by, 'workout_program_exercises', {
      id: numbered((place += 1)),
      program_id,
      user_id: ADA,
      exercise_id,
      day: 1,
      sets: 3,
      reps: 10,
      ...fields,
    });
  };
  const edit = async (by: string, id: string, fields: Record<string, unknown>) => {
    const { rev, ...row } = await only(db, `select * from public.workout_programs where id = $1`, [id]);
    return push(db, by, 'workout_programs', { ...row, ...fields }, rev);
  };
  const FORBIDDEN = { verdict: 'rejected', code: '42501' };

  test('it is offered with its plan, the client hears of it quietly, and starts it', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const { id, verdict } = await offer(TRAINER);
    expect(verdict).toBe('applied');
    expect((await step(TRAINER, id)).verdict).toBe('applied');
    expect((await hers()).get(`workout_programs ${id}`)).toBe('row');
    expect(await db.query(`select title, link from public.notifications where user_id = $1`, [ADA])).toEqual([
      { title: 'New program from your trainer', link: '/workouts' },
    ]);
    expect((await edit(ADA, id, { status: 'active', started_at: '2026-03-02T10:00:00Z' })).verdict).toBe('applied');
    expect((await edit(TRAINER, id, { title: 'Knees and hips' })).verdict).toBe('applied');
    expect((await step(TRAINER, id, { day: 2 })).verdict).toBe('applied');
  });

  test('what a client makes for himself is no news of a trainer’s', async () => {
    await db.query(`delete from public.notifications where user_id = $1`, [ADA]);
    expect((await offer(ADA, { assigned_by: null })).verdict).toBe('applied');
    expect(await db.query(`select title from public.notifications where user_id = $1`, [ADA])).toEqual([]);
  });

  test('what a client made for himself is seen by no trainer before it is followed', async () => {
    const theirs = deviceOf(db, TRAINER);
    const { id } = await offer(ADA, { assigned_by: null });
    const { id: stepId } = await step(ADA, id);
    const seen = (table: string, row: string) =>
      db.as(TRAINER, (session) => count(session, `select from public.${table} where id = $1`, [row]));
    expect([await seen('workout_programs', id), await seen('workout_program_exercises', stepId)]).toEqual([0, 0]);
    let held = await theirs();
    expect([held.get(`workout_programs ${id}`), held.get(`workout_program_exercises ${stepId}`)]).not.toContain('row');
    expect((await edit(ADA, id, { status: 'active' })).verdict).toBe('applied');
    expect([await seen('workout_programs', id), await seen('workout_program_exercises', stepId)]).toEqual([1, 1]);
    held = await theirs();
    expect([held.get(`workout_programs ${id}`), held.get(`workout_program_exercises ${stepId}`)]).toEqual([
      'row',
      'row',
    ]);
  });

  test('a trainer starts, stops and removes nothing that is followed, and offers to his own clients alone', async () => {
    const { id } = await offer(TRAINER);
    expect(await edit(TRAINER, id, { status: 'active' })).toMatchObject(FORBIDDEN);
    expect(await offer(TRAINER, { status: 'active' })).toMatchObject(FORBIDDEN);
    expect(await offer(TRAINER, { user_id: BAYO })).toMatchObject(FORBIDDEN);
    expect(await offer(OTHER)).toMatchObject(FORBIDDEN);
    expect(await offer(OTHER, { assigned_by: TRAINER })).toMatchObject(FORBIDDEN);
    expect((await edit(ADA, id, { status: 'active' })).verdict).toBe('applied');
    expect(await edit(TRAINER, id, { deleted: true })).toMatchObject(FORBIDDEN);
    expect(await edit(TRAINER, id, { status: 'stopped' })).toMatchObject(FORBIDDEN);
    for (const filed of [{ folder: 'Hers' }, { place: 3 }])
      expect(await edit(TRAINER, id, filed)).toMatchObject(FORBIDDEN);
    const { id: waiting } = await offer(TRAINER);
    expect((await edit(TRAINER, waiting, { deleted: true })).verdict).toBe('applied');
  });

  test('what a plan says has to make sense, and only the client leaves training days out', async () => {
    const { id } = await offer(TRAINER, { weekdays: [1, 4], starts_on: '2026-03-02' });
    const RULED = { reps: 8, reps_max: 12, rir: 2, tempo: '3-1-X-0', rule: 'double', step_kg: 2.5, deload_after: 3 };
    expect((await step(TRAINER, id, RULED)).verdict).toBe('applied');
    for (const fault of [
      { reps_max: 7 },
      { tempo: '3110' },
      { rule: 'twice' },
      { step_kg: null },
      { reps_max: null },
      { percent_max: 80 },
      { rir: 9 },
    ]) {
      expect(await step(TRAINER, id, { ...RULED, ...fault })).toMatchObject({ verdict: 'rejected', code: '23514' });
    }
    expect(await offer(TRAINER, { weekdays: [8] })).toMatchObject({ verdict: 'rejected', code: '23514' });
    expect(await offer(TRAINER, { shifted: 3 })).toMatchObject(FORBIDDEN);
    expect(await edit(TRAINER, id, { shifted: 1 })).toMatchObject(FORBIDDEN);
    expect((await edit(TRAINER, id, { weekdays: [2, 5] })).verdict).toBe('applied');
    expect((await edit(ADA, id, { shifted: 1 })).verdict).toBe('applied');
    expect(await edit(TRAINER, id, { shifted: 0 })).toMatchObject(FORBIDDEN);
    expect(await edit(TRAINER, id, { shifted: 0, title: 'Hips' })).toMatchObject(FORBIDDEN);
    expect(await edit(TRAINER, id, { shifted: 2, weekdays: [1] })).toMatchObject(FORBIDDEN);
    expect((await edit(TRAINER, id, { shifted: 0, weekdays: [1, 3] })).verdict).toBe('applied');
    expect((await edit(ADA, id, { shifted: 2 })).verdict).toBe('applied');
    expect((await edit(TRAINER, id, { shifted: 0, starts_on: '2026-04-06' })).verdict).toBe('applied');
  });

  test('what the client removed stays removed, and so does what was taken back', async () => {
    for (const by of [ADA, TRAINER]) {
      const { id } = await offer(TRAINER);
      expect((await edit(by, id, { deleted: true })).verdict).toBe('applied');
      expect(await edit(TRAINER, id, { deleted: false, title: 'Knees' })).toMatchObject(FORBIDDEN);
    }
  });

  test('so many are made in a day and no more', async () => {
    await db.query(`update private.made_today set made = 200 where user_id = $1 and kind = 'workout_programs'`, [
      TRAINER,
    ]);
    expect(await offer(TRAINER)).toMatchObject({ verdict: 'rejected', code: 'P0001' });
    await db.query(`delete from private.made_today where user_id = $1`, [TRAINER]);
    expect((await offer(TRAINER)).verdict).toBe('applied');
  });

  test('nobody plans in a program that he did not offer, or with an exercise that is not everybody’s', async () => {
    const { id: hers } = await offer(ADA, { assigned_by: null, status: 'active' });
    expect(await step(TRAINER, hers)).toMatchObject(FORBIDDEN);
    const { id } = await offer(TRAINER);
    expect(await step(OTHER, id)).toMatchObject(FORBIDDEN);
    const [own] = await db.query<{ id: string }>(
      `insert into public.exercises (owner_id, name, category) values ($1, 'My lift', 'strength') returning id`,
      [TRAINER],
    );
    expect(await step(TRAINER, id, { exercise_id: own?.id })).toMatchObject(FORBIDDEN);
    expect(await step(TRAINER, id, { alternative_id: own?.id })).toMatchObject(FORBIDDEN);
    expect(await offer(ADA, { assigned_by: TRAINER })).toMatchObject(FORBIDDEN);
  });

  test('with the end of the care, or of the sharing, he changes nothing more', async () => {
    const { id } = await offer(TRAINER);
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [TRAINER]);
    expect((await edit(TRAINER, id, { title: 'Later' })).verdict).toBe('rejected');
    expect((await step(TRAINER, id)).verdict).toBe('rejected');
    expect(
      await db.as(ADA, (session) => count(session, `select from public.workout_programs where id = $1`, [id])),
    ).toBe(1);
  });
});
