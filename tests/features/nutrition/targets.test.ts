import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nutritionDay, nutritionWeek } from '#src/features/nutrition/queries.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { setNutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { instantAt } from '#sync/entities/zoned.ts';

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

  const set = (calories_target: number, at: number): Promise<void> =>
    setNutritionGoals(
      db,
      { user_id: ME, calories_target, protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 9 },
      { now: () => at },
    );
  const targetOf = async (day: string) => (await nutritionDay(db, ME, day, HERE)).targets.calories_target;

  it('hold from the day on which they were set, in the zone of the person; the days before keep theirs', async () => {
    await set(2100, Date.now());
    expect(await Promise.all([BEFORE, YESTERDAY, TODAY].map(targetOf))).toEqual([1500, 1800, 2100]);
    const week = await nutritionWeek(db, ME, [BEFORE, YESTERDAY, TODAY, addDays(TODAY, 1)], HERE);
    expect(week.map(({ target }) => target)).toEqual([1500, 1800, 2100, 2100]);
  });

  it('hold at once, also where the clock of the device is behind the server by days', async () => {
    db.offset = 3 * 86_400_000;
    await set(2100, Date.now());
    expect(await targetOf(TODAY)).toBe(2100);
  });
});
