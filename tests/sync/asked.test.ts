import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { logMeal, planMeal } from '#sync/actions/meal-plans.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { addExercise } from '#sync/actions/workout-exercises.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { logSet } from '#sync/actions/workout-sets.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { did } from '../support/did.ts';
import { forget, noteReads } from '../support/reads.ts';

// What the actions that are pressed most ask of the device: each answer of it is waited for.

const asked = noteReads();
const user_id = randomUUID();
const DAY = '2026-03-02';

let db: Local;
beforeEach(async () => {
  db = await openDatabase(user_id, entities, { prefix: randomUUID() });
});

async function askedFor(doing: () => Promise<unknown>): Promise<string[]> {
  forget(asked);
  await doing();
  expect(asked.transactions.every((one) => one.startsWith('writes'))).toBe(true);
  expect(asked.transactions).toHaveLength(1);
  return asked.reads;
}

const EATEN = {
  user_id,
  date: DAY,
  name: 'Eba',
  meal_type: 'lunch',
  calories: 300,
  protein: 1,
  carbs: 1,
  fat: 1,
} as const;

describe('a press asks', () => {
  it('for its row and whether that waits to be sent already', async () => {
    const glass = () => did(db, addGlass({ userId: user_id, date: DAY }));
    // What is not here cannot wait.
    expect(await askedFor(glass)).toEqual(['water_intake get']);
    expect(await askedFor(glass)).toEqual(['water_intake get', 'outbox count']);
    expect(await db.rows(waterIntake).toArray()).toMatchObject([
      { glasses_consumed: 2, created_at: `${DAY}T00:00:00.000Z` },
    ]);
    const id = await did(db, planMeal(EATEN));
    expect(await askedFor(() => did(db, logMeal(id)))).toEqual(['meal_plans get', 'outbox count']);
  });

  it('for nothing about a row that it makes', async () => {
    expect(await askedFor(() => did(db, planMeal(EATEN)))).toEqual([]);
  });

  it('for what a set belongs to', async () => {
    const session_id = await did(
      db,
      planSession({ user_id, name: 'Legs', scheduled_for: `${DAY}T08:00:00.000Z`, exercises: [], started: true }),
    );
    const exercise = await did(db, addExercise({ session_id, user_id }, { exercise_id: randomUUID() }));
    expect(await askedFor(() => did(db, logSet(exercise, { reps: 8 })))).toEqual([
      'workout_exercises get',
      'workout_sessions get',
      'workout_sets getAll',
    ]);
  });
});
