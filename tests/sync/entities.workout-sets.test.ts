import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { toggleExercise } from '#sync/entities/workout-exercises.ts';
import { sessionById } from '#sync/entities/workout-sessions.ts';
import {
  discardSession,
  editExercise,
  logSet,
  removeExercise,
  removeSet,
  restoreSet,
  setsOfExercise,
} from '#sync/entities/workout-sets.ts';
import { aClientInTheGym, client, clock } from './entities.fitness.support.ts';

describe('what was done of a workout', () => {
  const { server, device, squat, lunge, plan, firstOf, rows } = aClientInTheGym();

  it('opens an exercise again with the set that finished it, and closes it when that comes back', async () => {
    const id = await plan(1);
    const exercise = await firstOf(id);
    const isDone = async () => (await rows(id)).exercises[0]?.completed;
    const set = (await logSet(device().db, exercise, { reps: 10 }, clock)) ?? '';
    await device().push();
    await removeSet(device().db, set, clock);
    expect(await isDone()).toBe(false);
    await restoreSet(device().db, set, clock);
    expect(await isDone()).toBe(true);
    const extra = (await logSet(device().db, exercise, { reps: 10 }, clock)) ?? '';
    await removeSet(device().db, extra, clock);
    expect(await isDone()).toBe(true);
    expect(await device().push()).toEqual({});
  });

  it('opens an exercise again that its sets had finished where the target rises above them', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    const isDone = async () => (await rows(id)).exercises[0]?.completed;
    await logSet(device().db, exercise, { reps: 10 }, clock);
    await logSet(device().db, exercise, { reps: 9 }, clock);
    await editExercise(device().db, exercise, { sets: 2, notes: 'slow' }, clock);
    expect(await isDone()).toBe(true);
    await editExercise(device().db, exercise, { sets: 4 }, clock);
    expect(await isDone()).toBe(false);
    await editExercise(device().db, exercise, { sets: 2 }, clock);
    expect(await isDone()).toBe(true);
    expect(await device().push()).toEqual({});
  });

  it('leaves an exercise done that a person called done before its target, whatever that becomes', async () => {
    const id = await plan(3);
    const exercise = await firstOf(id);
    await logSet(device().db, exercise, { reps: 10 }, clock);
    await toggleExercise(device().db, exercise, true, clock);
    await editExercise(device().db, exercise, { sets: 4 }, clock);
    expect((await rows(id)).exercises[0]).toMatchObject({ sets: 4, completed: true });
    expect(await device().push()).toEqual({});
  });

  it('removes an exercise with what was done of it', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    await logSet(device().db, exercise, { reps: 10 }, clock);
    await device().push();
    await removeExercise(device().db, exercise, clock);
    expect(await rows(id)).toMatchObject({ exercises: [{ exercise_id: lunge() }], sets: [] });
    expect(await device().push()).toEqual({});
  });

  it('goes with the workout where that is discarded, and does not come back without it', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    const first = (await logSet(device().db, exercise, { reps: 10 }, clock)) ?? '';
    await logSet(device().db, exercise, { reps: 9 }, clock);
    await removeSet(device().db, first, clock);
    await device().push();
    await discardSession(device().db, id, clock);
    expect(await sessionById(device().db, id)).toMatchObject({ status: 'cancelled' });
    await restoreSet(device().db, first, clock);
    expect(await logSet(device().db, exercise, { reps: 8 }, clock)).toBeNull();
    expect(await setsOfExercise(device().db, client, squat())).toEqual([]);
    expect(await device().push()).toEqual({});
    expect(await server().query('select from public.workout_sets where not deleted')).toEqual([]);
  });
});
