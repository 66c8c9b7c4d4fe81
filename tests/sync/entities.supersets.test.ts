import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#sync/entities/index.ts';
import { groupExercises } from '#sync/actions/workout-exercises.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { removeExercise } from '#sync/actions/workout-sets.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { numbered } from '../support/members.ts';
import { did } from '../support/did.ts';

let db: Local;

beforeEach(async () => {
  db = await openDatabase(numbered(1), entities, { prefix: randomUUID() });
  return () => db.close();
});

/** A workout whose exercises are in these supersets, the ids of them, and in which they are now. */
async function aWorkout(...groups: (number | null)[]) {
  const exercises = groups.map((superset_group) => ({ exercise_id: numbered(7), superset_group }));
  const plan = { user_id: numbered(1), name: 'Legs', scheduled_for: '2026-03-02T16:00:00.000Z', exercises };
  const session = await did(db, planSession(plan));
  const ids = (await exercisesOfSession(db, session)).map(({ id }) => id);
  const now = async () => (await exercisesOfSession(db, session)).map(({ superset_group }) => superset_group);
  return { id: (place: number) => ids[place] ?? '', now };
}

it('the last of a superset leaves it with the exercise that is removed, and two go on', async () => {
  const { id, now } = await aWorkout(1, 1, 2, 2, 2);
  await did(db, removeExercise(id(1)));
  expect(await now()).toEqual([null, 2, 2, 2]);
  await did(db, removeExercise(id(3)));
  expect(await now()).toEqual([null, 2, 2]);
});

it('an exercise that joins another superset leaves nobody alone in its own', async () => {
  const { id, now } = await aWorkout(1, 1, 2, 2, 2);
  await did(db, groupExercises([id(1), id(2)], 2));
  expect(await now()).toEqual([null, 2, 2, 2, 2]);
});

it('a superset that one more joins stays together', async () => {
  const { id, now } = await aWorkout(1, 1, null);
  await did(db, groupExercises([id(1), id(2)], 1));
  expect(await now()).toEqual([1, 1, 1]);
});

it('an exercise that is taken apart leaves nobody alone', async () => {
  const { id, now } = await aWorkout(1, 1, 2, 2, 2);
  await did(db, groupExercises([id(0)], null));
  await did(db, groupExercises([id(4)], null));
  expect(await now()).toEqual([null, null, 2, 2, null]);
});

describe('after two devices have each taken one of three out of a superset', () => {
  /** What the merge of both makes: only one of each device's rows has changed. */
  async function merged(...groups: (number | null)[]) {
    const workout = await aWorkout(...groups);
    const rows = await db.rows(workoutExercises).toCollection().sortBy('order_index');
    const left = rows.filter(({ superset_group }) => superset_group === 1).slice(1);
    for (const row of left) await db.rows(workoutExercises).put({ ...row, superset_group: null });
    return workout;
  }

  it('the one that is left is in none', async () => {
    const { now } = await merged(1, 1, 1, 2, 2);
    expect(await now()).toEqual([null, null, null, 2, 2]);
  });

  it('the next superset does not take it in', async () => {
    const { id, now } = await merged(1, 1, 1);
    await did(db, groupExercises([id(1), id(2)], 1));
    expect(await now()).toEqual([null, 1, 1]);
  });
});

it('one that joins a superset whose other half stands beside it leaves that one in it', async () => {
  const { id, now } = await aWorkout(1, 1, 2, 2);
  await did(db, groupExercises([id(1), id(2)], 2));
  expect(await now()).toEqual([null, 2, 2, 2]);
});
