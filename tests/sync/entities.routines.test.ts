import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { changeRoutine, keepRoutine, removeRoutine } from '#sync/actions/routines.ts';
import { planProgramDay } from '#sync/actions/workout-sessions.ts';
import { exercisesById } from '#sync/queries/exercises.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { isRoutine } from '#src/work/training/routines.ts';
import { did } from '../support/did.ts';
import { aClientInTheGym, client, clock } from './entities.fitness.support.ts';

const gym = aClientInTheGym();

const planOf = (id: string) => programPlan(gym.device().db, id);

it('a routine is kept, changed and started, and the server takes all of it', async () => {
  const { db } = gym.device();
  const sled = { invent: { name: 'Sled push', category: 'strength' as const } };
  const id = await did(
    db,
    keepRoutine(client, {
      title: 'Legs',
      steps: [
        { exercise_id: gym.squat(), sets: 3, reps: 8, reps_max: 12, rest_seconds: 120 },
        { ...sled, sets: 2, reps: 20 },
        { ...sled, sets: 4, reps: 10 },
      ],
    }),
    clock,
  );
  const [squat, push, again] = await planOf(id);
  expect(squat).toMatchObject({ exercise_id: gym.squat(), day: 1, reps: 8, reps_max: 12, rest_seconds: 120 });
  expect(push?.exercise_id).toBe(again?.exercise_id);
  expect(await exercisesById(db, [push?.exercise_id ?? ''])).toMatchObject([{ name: 'Sled push', owner_id: client }]);

  await did(db, changeRoutine(id, client, { title: 'Squats', steps: [{ exercise_id: gym.lunge(), sets: 5 }] }), clock);
  expect(await planOf(id)).toMatchObject([{ exercise_id: gym.lunge(), sets: 5 }]);
  expect(await programsOf(db, client)).toMatchObject([{ id, title: 'Squats', status: 'offered' }]);

  const begun = { user_id: client, program_id: id, block: 1, day: 1, name: 'Squats', started: true };
  const session = await did(db, planProgramDay({ ...begun, scheduled_for: '2026-03-02T16:00:00.000Z' }), clock);
  expect(await exercisesOfSession(db, session)).toMatchObject([{ exercise_id: gym.lunge(), sets: 5 }]);

  await did(db, removeRoutine(id), clock);
  await gym.device().converge();
  expect(await db.rejected.toArray()).toEqual([]);
  expect((await programsOf(db, client)).filter(isRoutine)).toEqual([]);
  expect(await exercisesOfSession(db, session)).toHaveLength(1);
});
