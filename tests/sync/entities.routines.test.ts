import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import {
  changeProgram,
  fileProgram,
  keepProgram,
  keepRest,
  moveProgram,
  removeProgram,
} from '#sync/actions/own-programs.ts';
import { acceptProgram, chooseDays, shiftProgram, startProgram } from '#sync/actions/workout-programs.ts';
import { finishSession, planProgramDay } from '#sync/actions/workout-sessions.ts';
import { exercisesById } from '#sync/queries/exercises.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { routinesOf } from '#src/features/workouts/routines/routine.ts';
import { isRoutine } from '#src/work/training/routines.ts';
import { did } from '../support/did.ts';
import { ownPlan } from '../support/step.ts';
import { openDevice } from './entities.support.ts';
import { aClientInTheGym, client, clock } from './entities.fitness.support.ts';

const gym = aClientInTheGym();

const planOf = (id: string) => programPlan(gym.device().db, id);

it('a routine is kept, changed and started, and the server takes all of it', async () => {
  const { db } = gym.device();
  const sled = { invent: { name: 'Sled push', category: 'strength' as const } };
  const id = await did(
    db,
    keepProgram(
      client,
      ownPlan('Legs', [
        { exercise_id: gym.squat(), sets: 3, reps: 8, reps_max: 12, rest_seconds: 120 },
        { ...sled, sets: 2, reps: 20 },
        { ...sled, sets: 4, reps: 10 },
      ]),
    ),
    clock,
  );
  const [squat, push, again] = await planOf(id);
  expect(squat).toMatchObject({ exercise_id: gym.squat(), day: 1, reps: 8, reps_max: 12, rest_seconds: 120 });
  expect(push?.exercise_id).toBe(again?.exercise_id);
  expect(await exercisesById(db, [push?.exercise_id ?? ''])).toMatchObject([{ name: 'Sled push', owner_id: client }]);

  const plan = ownPlan('Squats', [{ exercise_id: gym.lunge(), sets: 5 }]);
  await did(db, changeProgram(id, plan), clock);
  await did(db, fileProgram(id, ' Home '), clock);
  const other = await did(db, keepProgram(client, plan), clock);
  // A row from before there were folders.
  await db.table('workout_programs').update(other, { folder: undefined, place: undefined });
  expect((await routinesOf(db, client)).map(({ program }) => [program.folder, program.place])).toEqual([
    ['Home', null],
    ['', null],
  ]);
  for (const by of [1, 1] as const) await did(db, moveProgram({ id, among: [id, other], by }), clock);
  await did(db, moveProgram({ id, among: [id, other], by: -1 }), clock);
  await did(db, removeProgram(other), clock);
  expect(await planOf(id)).toMatchObject([{ exercise_id: gym.lunge(), sets: 5 }]);
  expect(await programsOf(db, client)).toMatchObject([
    { id, title: 'Squats', status: 'offered', folder: 'Home', place: 0 },
  ]);

  const begun = { user_id: client, program_id: id, block: 1, day: 1, name: 'Squats', started: true };
  const session = await did(db, planProgramDay({ ...begun, scheduled_for: '2026-03-02T16:00:00.000Z' }), clock);
  expect(await exercisesOfSession(db, session)).toMatchObject([{ exercise_id: gym.lunge(), sets: 5 }]);

  await did(db, keepRest({ programId: id, exerciseId: gym.lunge(), was: 90, is: 30 }), clock);
  expect(await planOf(id)).toMatchObject([{ rest_seconds: 60 }]);
  await did(db, keepRest({ programId: id, exerciseId: gym.lunge(), was: 60, is: 120 }), clock);
  expect(await planOf(id)).toMatchObject([{ rest_seconds: 120 }]);

  await did(db, removeProgram(id), clock);
  await gym.device().converge();
  expect(await db.rejected.toArray()).toEqual([]);
  expect((await programsOf(db, client)).filter(isRoutine)).toEqual([]);
  expect(await exercisesOfSession(db, session)).toHaveLength(1);
});

it('a program of one’s own is made, followed through its blocks and started over, and another device has it', async () => {
  const { db } = gym.device();
  const built = {
    ...ownPlan('Strong', [
      { exercise_id: gym.squat(), rule: 'linear', step_kg: 2.5 },
      { exercise_id: gym.squat(), block: 2, sets: 2 },
    ]),
    duration_weeks: 2,
    block_weeks: [1, 1],
    block_names: ['', 'Light'],
  };
  const id = await did(db, keepProgram(client, built), clock);
  const programs = async () =>
    (await programsOf(db, client)).map((each) => [each.id === id, each.status, each.sessions]);
  expect((await programsOf(db, client)).filter(isRoutine)).toEqual([]);
  await did(db, acceptProgram(id, '2026-03-02'), clock);
  await did(db, chooseDays(id, [1, 4], '2026-03-02'), clock);
  await did(db, shiftProgram(id, 2), clock);
  await did(db, changeProgram(id, { ...built, title: 'Stronger' }), clock);
  const chosen = { title: 'Stronger', weekdays: [1, 4], shifted: 2 };
  expect(await programsOf(db, client)).toMatchObject([chosen]);
  await expect(did(db, removeProgram(id), clock)).rejects.toMatchObject({ columns: ['status'] });
  expect(await programsOf(db, client)).toMatchObject([chosen]);
  for (const block of [1, 2]) {
    const begun = { user_id: client, program_id: id, block, day: 1, name: 'Strong', started: true };
    const session = await did(db, planProgramDay({ ...begun, scheduled_for: '2026-03-02T16:00:00.000Z' }), clock);
    expect(await exercisesOfSession(db, session)).toMatchObject([{ sets: block === 1 ? 3 : 2 }]);
    await did(db, finishSession(session, {}), clock);
  }
  expect(await programs()).toEqual([[true, 'completed', 2]]);
  const again = await did(db, startProgram({ userId: client, templateId: id }), clock);
  expect(await programs()).toEqual([
    [true, 'completed', 2],
    [false, 'active', 2],
  ]);
  await gym.device().converge();
  expect(await db.rejected.toArray()).toEqual([]);
  const other = await openDevice(gym.server(), client);
  expect(await programPlan(other.db, again)).toMatchObject([{ block: 1, step_kg: 2.5 }, { block: 2 }]);
  other.close();
});
