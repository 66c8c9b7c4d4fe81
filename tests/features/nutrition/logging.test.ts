import { expect, it } from 'vitest';
import { useLogging } from '#src/features/nutrition/use-logging.ts';
import { addFood } from '#sync/actions/foods.ts';
import { foodsById } from '#sync/queries/foods.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { mount } from '../../data/mount.tsx';
import { aServer } from '../../data/parts.ts';
import { did } from '../../support/did.ts';

const { aUser } = aServer();

const DAY = '2026-05-01';
const portion = { amount: { servings: 1 }, type: 'lunch', eaten: true } as const;
const nutrients = { kcal_per_100g: 110, protein_g_per_100g: 3, carbs_g_per_100g: 20, fat_g_per_100g: 1 };

it('of two presses on a food one is a meal; another food beside it, and the same one later, is another', async () => {
  const { page, open, userId } = await aUser();
  const own = { ...nutrients, serving_description: '1 plate', serving_grams: 250 };
  const ids = await Promise.all(
    ['Jollof rice', 'Moi moi'].map((name) => did(open.db, addFood(userId, { ...own, name }))),
  );
  const [rice, beans] = await foodsById(open.db, ids);
  if (!rice || !beans) throw new Error('there is no food');
  const logging = mount(page, () => useLogging(DAY));
  const log = (food: typeof rice): Promise<boolean> => logging.now.logFood(food, portion);
  expect(await Promise.all([log(rice), log(rice), log(beans)])).toEqual([true, false, true]);
  expect(await log(rice)).toBe(true);
  const meals = await mealsOfDay(open.db, userId, DAY);
  expect(meals).toHaveLength(3);
  const [first] = meals;
  if (!first) throw new Error('there is no meal');
  const again = (): Promise<boolean> => logging.now.logAgain(first, 'dinner');
  expect(await Promise.all([again(), again()])).toEqual([true, false]);
  expect(await mealsOfDay(open.db, userId, DAY)).toHaveLength(4);
});
