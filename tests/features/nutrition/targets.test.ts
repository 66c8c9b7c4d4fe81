import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { averageOf, nutritionDay, nutritionWeek } from '#src/features/nutrition/queries.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { quickAddMeal } from '#sync/actions/meal-plans.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { did } from '../../support/did.ts';

const ZONE = 'America/Los_Angeles';
const TODAY = dayIn(ZONE);
const HERE = { today: TODAY, zone: ZONE };
const ME = randomUUID();
const [YESTERDAY, BEFORE] = [addDays(TODAY, -1), addDays(TODAY, -2)];

describe('the targets of a day', () => {
  let db: Local;
  beforeEach(async () => {
    db = await openDatabase(ME, entities, { prefix: randomUUID() });
    // The last minute of that day, where the day after has begun in Greenwich.
    await set(1800, instantAt(ZONE, YESTERDAY, '23:59').getTime());
  });
  afterEach(() => db.close());

  const set = (calories_target: number, at: number): Promise<string> =>
    did(
      db,
      setNutritionGoals({
        user_id: ME,
        valid_from: dayIn(ZONE, at),
        targets: { calories_target, protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 9 },
      }),
      { now: () => at },
    );
  const targetOf = async (day: string) => (await nutritionDay(db, ME, day, HERE)).targets.calories_target;

  it('hold from the day on which they were set, in the zone of the person; the days before keep theirs', async () => {
    await set(2100, Date.now());
    expect(await Promise.all([BEFORE, YESTERDAY, TODAY].map(targetOf))).toEqual([1500, 1800, 2100]);
    const week = await nutritionWeek(db, ME, [BEFORE, YESTERDAY, TODAY, addDays(TODAY, 1)], HERE);
    expect(week.map(({ target }) => target)).toEqual([1500, 1800, 2100, 2100]);
  });

  it('of a week are compared with the days that the person was here, or logged', async () => {
    const created_at = instantAt(ZONE, YESTERDAY, '08:00').toISOString();
    await db.rows(profiles).put({ id: ME, user_id: ME, created_at, rev: '', updated_at: '', deleted: false });
    const meal = { user_id: ME, name: 'Eba', meal_type: 'lunch' as const, protein: 1, carbs: 1, fat: 1 };
    await did(db, quickAddMeal({ ...meal, date: addDays(TODAY, -4), calories: 300 }));
    await did(db, quickAddMeal({ ...meal, date: YESTERDAY, calories: 600 }));
    const days = [-4, -3, -2, -1, 0, 1].map((by) => addDays(TODAY, by));
    const week = await nutritionWeek(db, ME, days, HERE);
    expect(week.map(({ calories }) => calories)).toEqual([300, null, null, 600, 0, null]);
    expect(averageOf(week)).toBe(300);
  });

  it('hold at once, also where the clock of the device is behind the server by days', async () => {
    db.offset = 3 * 86_400_000;
    await set(2100, Date.now());
    expect(await targetOf(TODAY)).toBe(2100);
  });
});
