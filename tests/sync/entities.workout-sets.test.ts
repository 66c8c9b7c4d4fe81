import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { toggleExercise } from '#sync/actions/workout-exercises.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import {
  discardSession,
  editExercise,
  logSet,
  removeExercise,
  removeSet,
  restoreSet,
} from '#sync/actions/workout-sets.ts';
import { setsOfExercise } from '#sync/queries/workout-sets.ts';
import { aClientInTheGym, client, clock } from './entities.fitness.support.ts';
import { did } from '../support/did.ts';
import { act } from '#sync/engine/act.ts';

describe('what was done of a workout', () => {
  const { server, device, squat, lunge, plan, firstOf, rows } = aClientInTheGym();

  it('opens an exercise again with the set that finished it, and closes it when that comes back', async () => {
    const id = await plan(1);
    const exercise = await firstOf(id);
    const isDone = async () => (await rows(id)).exercises[0]?.completed;
    const set = await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await device().push();
    await did(device().db, removeSet(set), clock);
    expect(await isDone()).toBe(false);
    await did(device().db, restoreSet(set), clock);
    expect(await isDone()).toBe(true);
    const extra = await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await did(device().db, removeSet(extra), clock);
    expect(await isDone()).toBe(true);
    expect(await device().push()).toEqual({});
  });

  it('opens an exercise again that its sets had finished where the target rises above them', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    const isDone = async () => (await rows(id)).exercises[0]?.completed;
    await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await did(device().db, logSet(exercise, { reps: 9 }), clock);
    await did(device().db, editExercise(exercise, { sets: 2, notes: 'slow' }), clock);
    expect(await isDone()).toBe(true);
    await did(device().db, editExercise(exercise, { sets: 4 }), clock);
    expect(await isDone()).toBe(false);
    await did(device().db, editExercise(exercise, { sets: 2 }), clock);
    expect(await isDone()).toBe(true);
    expect(await device().push()).toEqual({});
  });

  it('leaves an exercise done that a person called done before its target, whatever that becomes', async () => {
    const id = await plan(3);
    const exercise = await firstOf(id);
    await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await did(device().db, toggleExercise(exercise, true), clock);
    await did(device().db, editExercise(exercise, { sets: 4 }), clock);
    expect((await rows(id)).exercises[0]).toMatchObject({ sets: 4, completed: true });
    expect(await device().push()).toEqual({});
  });

  it('removes an exercise with what was done of it', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await device().push();
    await did(device().db, removeExercise(exercise), clock);
    expect(await rows(id)).toMatchObject({ exercises: [{ exercise_id: lunge() }], sets: [] });
    expect(await device().push()).toEqual({});
  });

  it('goes with the workout where that is discarded, and does not come back without it', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    const first = await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await did(device().db, logSet(exercise, { reps: 9 }), clock);
    await did(device().db, removeSet(first), clock);
    await device().push();
    await did(device().db, discardSession(id), clock);
    expect(await sessionById(device().db, id)).toMatchObject({ status: 'cancelled' });
    expect(await act(device().db, restoreSet(first), clock)).toEqual({ became: 'gone' });
    expect(await act(device().db, logSet(exercise, { reps: 8 }), clock)).toEqual({ became: 'gone' });
    expect(await setsOfExercise(device().db, client, squat())).toEqual([]);
    expect(await device().push()).toEqual({});
    expect(await server().query('select from public.workout_sets where not deleted')).toEqual([]);
  });
});
