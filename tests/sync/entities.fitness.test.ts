import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { inventExercise } from '#sync/actions/exercises.ts';
import { exerciseLibrary, exercisesById } from '#sync/queries/exercises.ts';
import {
  addExercise,
  groupExercises,
  reorderExercises,
  skipExercise,
  toggleExercise,
} from '#sync/actions/workout-exercises.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { completeSession, editSession, planSession, startSession } from '#sync/actions/workout-sessions.ts';
import { runningSession, sessionById, sessionsCompleted, sessionsScheduled } from '#sync/queries/workout-sessions.ts';
import { correctSession } from '#sync/actions/corrected-sessions.ts';
import { correctSet, discardSession, editExercise, logSet, removeSet, restoreSet } from '#sync/actions/workout-sets.ts';
import { setsBetween, setsBefore, setsOfExercise, setsOfSession } from '#sync/queries/workout-sets.ts';
import { recordsOf } from '#src/work/training/records.ts';
import { numbered } from '../support/members.ts';
import { aClientInTheGym, client, clock } from './entities.fitness.support.ts';
import { openDevice } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';
import { act } from '#sync/engine/act.ts';

const at = (time: string) => ({ now: () => Date.parse(time) });

describe('workouts on a device', () => {
  const { server, device, squat, lunge, plan, firstOf, rows } = aClientInTheGym();

  it('finds what is due between two moments, the first included and the last not', async () => {
    await plan(2, '2026-03-01T23:59:59.000Z');
    const first = await plan(2, '2026-03-02T00:00:00.000Z');
    await plan(2, '2026-03-03T00:00:00.000Z');
    const today = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };
    const ids = async () => (await sessionsScheduled(device().db, client, today)).map(({ id }) => id);
    expect(await ids()).toEqual([first]);
    await device().push();
    await server().exec(`update public.workout_sessions set notes = 'seen'`);
    await device().pull();
    expect(await sessionsScheduled(device().db, client, today)).toMatchObject([{ id: first, notes: 'seen' }]);
  });

  it('goes from scheduled to in-progress to completed with its stamps, and is discarded', async () => {
    const id = await plan();
    await did(device().db, startSession(id), at('2026-03-02T16:00:00Z'));
    expect(await runningSession(device().db, client)).toMatchObject({ id, started_at: '2026-03-02T16:00:00.000Z' });
    await device().push();
    await did(device().db, completeSession(id, { calories_burned: 320, notes: 'well' }), at('2026-03-02T16:45:20Z'));
    expect(await runningSession(device().db, client)).toBeNull();
    const stamps = { completed_at: '2026-03-02T16:45:20.000Z', duration_minutes: 45 };
    const done = { status: 'completed', ...stamps, notes: 'well' };
    const week = { from: '2026-02-25T00:00:00.000Z', to: '2026-03-04T00:00:00.000Z' };
    expect(await sessionsCompleted(device().db, client, week)).toMatchObject([{ id, ...done, calories_burned: 320 }]);
    expect(await device().push()).toEqual({});
    await did(device().db, discardSession(id), clock);
    expect(await sessionsCompleted(device().db, client, week)).toEqual([]);
    expect(await device().push()).toEqual({});
  });

  it('completes a session that nobody started, and none that is not there', async () => {
    const id = await plan();
    await did(device().db, completeSession(id, {}), clock);
    expect(await act(device().db, completeSession(numbered(404)), clock)).toEqual({ became: 'gone' });
    expect(await sessionById(device().db, id)).toMatchObject({ status: 'completed', duration_minutes: 0 });
    expect(await device().push()).toEqual({});
  });

  it('moves, renames and annotates a session', async () => {
    const id = await plan();
    await did(
      device().db,
      editSession(id, { name: 'Legs, light', notes: 'knee', scheduled_for: '2026-03-05T16:00:00.000Z' }),
      clock,
    );
    expect(await sessionById(device().db, id)).toMatchObject({ name: 'Legs, light', notes: 'knee' });
    expect(await device().push()).toEqual({});
  });

  it('logs a set, starts its session and finishes its exercise, each with the set that does it', async () => {
    const id = await plan(2);
    const exercise = await firstOf(id);
    await did(device().db, logSet(exercise, { kind: 'warm-up', reps: 10 }), clock);
    expect((await rows(id)).session).toMatchObject({ status: 'in-progress' });
    await did(device().db, logSet(exercise, { reps: 10, weight_kg: 22.5 }), clock);
    expect((await rows(id)).exercises[0]).toMatchObject({ completed: false });
    await did(device().db, logSet(exercise, { reps: 8, weight_kg: 22.5, rpe: 8.5 }), clock);
    const { exercises, sets } = await rows(id);
    expect(exercises.map(({ completed }) => completed)).toEqual([true, false]);
    expect(sets.map(({ set_index, reps, weight_kg }) => [set_index, reps, weight_kg])).toEqual([
      [0, 10, null],
      [1, 10, 22.5],
      [2, 8, 22.5],
    ]);
    expect(await device().push()).toEqual({});
  });

  it('corrects when a session was, and what was a record before it is none after it', async () => {
    const { db } = device();
    const doneAt = async (time: string, weight_kg: number) => {
      const id = await plan(1);
      await did(db, startSession(id), at(`${time}:00.000Z`));
      await did(db, logSet(await firstOf(id), { reps: 5, weight_kg }), at(`${time}:30.000Z`));
      await did(db, completeSession(id), at(`${time}:50.000Z`));
      return id;
    };
    const records = async () => [...recordsOf(await setsOfExercise(db, client, squat())).keys()];
    await doneAt('2026-03-03T18:00', 20);
    const heavy = await doneAt('2026-03-05T08:00', 30);
    const [set] = await setsOfSession(db, heavy);
    expect(await records()).toEqual([set?.id]);

    const edit = { completed_at: '2026-03-02T19:00:00.000Z', duration_minutes: 60 };
    await did(db, correctSession(heavy, edit), clock);
    const { session, sets } = await rows(heavy);
    expect(session).toMatchObject({ ...edit, started_at: '2026-03-02T18:00:00.000Z' });
    expect(sets).toMatchObject([{ completed_at: '2026-03-02T18:59:40.000Z' }]);
    expect(await records()).toEqual([]);
    const days = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };
    expect(await sessionsCompleted(db, client, days)).toMatchObject([{ id: heavy }]);
    expect(await device().push()).toEqual({});
  });

  it('leaves the sets where they were of a session whose end was forgotten, or its start', async () => {
    const { db } = device();
    const id = await plan(1);
    await did(db, startSession(id), at('2026-03-03T18:20:00.000Z'));
    await did(db, logSet(await firstOf(id), { reps: 5 }), at('2026-03-03T18:30:00.000Z'));
    await did(db, completeSession(id), at('2026-03-04T08:00:00.000Z'));
    await did(db, correctSession(id, { completed_at: '2026-03-03T19:00:00.000Z', duration_minutes: 60 }), clock);
    const { session, sets } = await rows(id);
    expect(session).toMatchObject({ started_at: '2026-03-03T18:00:00.000Z', duration_minutes: 60 });
    expect(sets).toMatchObject([{ completed_at: '2026-03-03T18:30:00.000Z' }]);
  });

  it('leaves the start and the planned day of one whose end was forgotten, and takes its minutes from them', async () => {
    const { db } = device();
    const id = await plan(1);
    const { scheduled_for } = (await rows(id)).session ?? {};
    await did(db, startSession(id), at('2026-03-03T10:00:00.000Z'));
    await did(db, logSet(await firstOf(id), { reps: 5 }), at('2026-03-03T10:30:00.000Z'));
    await did(db, completeSession(id), at('2026-03-04T09:00:00.000Z'));
    await did(db, correctSession(id, { completed_at: '2026-03-03T11:00:00.000Z' }), clock);
    const { session, sets } = await rows(id);
    expect(session).toMatchObject({ started_at: '2026-03-03T10:00:00.000Z', duration_minutes: 60, scheduled_for });
    expect(sets).toMatchObject([{ completed_at: '2026-03-03T10:30:00.000Z' }]);
  });

  it('writes nothing of a set that says nothing, or is of no exercise', async () => {
    const id = await plan();
    const exercise = await firstOf(id);
    await device().push();
    await expect(did(device().db, logSet(exercise, { weight_kg: 20 }), clock)).rejects.toMatchObject({
      name: 'InvalidWrite',
    });
    await expect(did(device().db, logSet(exercise, { reps: 20_000 }), clock)).rejects.toMatchObject({
      columns: ['reps'],
    });
    expect(await act(device().db, logSet(numbered(404), { reps: 1 }), clock)).toEqual({ became: 'gone' });
    expect((await rows(id)).session).toMatchObject({ status: 'scheduled' });
    expect(await device().db.outbox.count()).toBe(0);
  });

  it('keeps all sets of one session that two devices logged offline', async () => {
    const id = await plan(5);
    await device().push();
    const other = await openDevice(server(), client);
    const exercise = await firstOf(id);
    await did(device().db, logSet(exercise, { reps: 10 }), clock);
    await device().push();
    await did(device().db, logSet(exercise, { reps: 9 }), clock);
    await other.pull();
    await did(other.db, logSet(exercise, { reps: 8 }), clock);
    await other.push();
    await device().push();
    await Promise.all([device().pull(), other.pull()]);
    const repsOn = async (one: Device) => (await setsOfSession(one.db, id)).map(({ reps }) => reps);
    expect(await repsOn(device())).toEqual([10, 9, 8]);
    expect(await repsOn(other)).toEqual([10, 9, 8]);
    other.close();
  });

  it('begins a session in the moment it is planned, in one write', async () => {
    const begun = { user_id: client, name: 'Now', scheduled_for: '2026-03-02T16:00:00.000Z', exercises: [] };
    const id = await did(device().db, planSession({ ...begun, started: true }), at('2026-03-02T16:00:00Z'));
    const stamps = { status: 'in-progress', started_at: '2026-03-02T16:00:00.000Z' };
    expect(await sessionById(device().db, id)).toMatchObject(stamps);
    expect(await device().push()).toEqual({});
  });

  it('corrects, removes and restores a set', async () => {
    const id = await plan();
    const set = (await did(device().db, logSet(await firstOf(id), { reps: 10 }), clock)) ?? '';
    await did(device().db, correctSet(set, { reps: 11, weight_kg: 30 }), clock);
    await did(device().db, removeSet(set), clock);
    expect((await rows(id)).sets).toEqual([]);
    await did(device().db, restoreSet(set), clock);
    expect((await rows(id)).sets).toMatchObject([{ reps: 11, weight_kg: 30 }]);
    expect(await device().push()).toEqual({});
  });

  it('shows what was done of an exercise last time, beside its whole history', async () => {
    const [older, last, today] = [await plan(), await plan(), await plan()];
    await did(device().db, logSet(await firstOf(older), { reps: 5 }), at('2026-02-20T16:00:00Z'));
    await did(device().db, logSet(await firstOf(last), { reps: 6 }), at('2026-02-27T16:00:00Z'));
    await did(device().db, logSet(await firstOf(last), { reps: 7 }), at('2026-02-27T16:05:00Z'));
    await did(device().db, logSet(await firstOf(today), { reps: 8 }), at('2026-03-02T16:00:00Z'));
    const began = '2026-03-02T16:00:00.000Z';
    const of = { userId: client, sessionId: today, began };
    const { before, last: lastSets } = await setsBefore(device().db, { ...of, exerciseId: squat() });
    expect([before, lastSets].map((sets) => sets.map(({ reps }) => reps))).toEqual([
      [5, 6, 7],
      [6, 7],
    ]);
    expect(await setsBefore(device().db, { ...of, exerciseId: lunge() })).toEqual({ before: [], last: [] });
    // Another device() began it later, and did a set of it first.
    const late = await setsBefore(device().db, { ...of, exerciseId: squat(), began: '2026-03-02T17:00:00.000Z' });
    expect(late.before.map(({ reps }) => reps)).toEqual([5, 6, 7]);
    expect((await setsOfExercise(device().db, client, squat())).map(({ reps }) => reps)).toEqual([5, 6, 7, 8]);
    const february = { from: '2026-02-01T00:00:00.000Z', to: '2026-02-27T16:05:00.000Z' };
    expect((await setsBetween(device().db, client, february)).map(({ reps }) => reps)).toEqual([5, 6]);
  });

  it('adds, reorders, groups, skips, ticks off and swaps exercises', async () => {
    const session_id = await plan();
    const [first = '', second = ''] = (await exercisesOfSession(device().db, session_id)).map(({ id }) => id);
    const third = await did(
      device().db,
      addExercise({ session_id, user_id: client }, { exercise_id: squat(), sets: 1 }),
      clock,
    );
    expect((await exercisesOfSession(device().db, session_id)).map(({ id }) => id)).toEqual([first, second, third]);
    await did(device().db, reorderExercises([third, first, second]), clock);
    await did(device().db, groupExercises([first, second], 1), clock);
    await did(device().db, skipExercise(first, true), clock);
    await did(device().db, toggleExercise(second, true), clock);
    await did(device().db, editExercise(third, { exercise_id: lunge(), reps: 12, notes: 'slow' }), clock);
    expect(await exercisesOfSession(device().db, session_id)).toMatchObject([
      { id: third, order_index: 0, exercise_id: lunge(), reps: 12, notes: 'slow' },
      { id: first, order_index: 1, superset_group: 1, skipped: true },
      { id: second, order_index: 2, superset_group: 1, completed: true },
    ]);
    expect(await device().push()).toEqual({});
  });

  it("keeps an exercise of one's own in the library", async () => {
    const id = await did(device().db, inventExercise(client, { name: 'Carry water', category: 'strength' }), clock);
    expect((await exerciseLibrary(device().db)).some((exercise) => exercise.id === id)).toBe(true);
    expect(await exercisesById(device().db, [id, squat()])).toHaveLength(2);
    expect(await device().push()).toEqual({});
  });
});
