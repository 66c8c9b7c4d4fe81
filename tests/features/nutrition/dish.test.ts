import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addFood } from '#sync/actions/foods.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { foods as entity } from '#sync/entities/foods.ts';
import type { RecipePart } from '#sync/entities/foods.ts';
import { entities } from '#sync/entities/index.ts';
import { foodTable } from '#sync/queries/foods.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import type { Shown } from '#src/features/nutrition/nutrition-sheets.tsx';
import { dayIn } from '#src/lib/days.ts';
import { canBe, computed, rawGrams } from '#src/work/food/dish.ts';
import { nutrientsOf } from '#src/work/food/portion.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { NutritionSheets } = await import('#src/features/nutrition/nutrition-sheets.tsx');
const { useLogging } = await import('#src/features/nutrition/use-logging.ts');

const TODAY = dayIn('Africa/Lagos');
const ME = randomUUID();

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const inHundred = fc.integer({ min: 0, max: 30 });
const aPart: fc.Arbitrary<RecipePart> = fc.record({
  food_id: fc.constant(null),
  name: fc.constantFrom('Rice', 'Palm oil', 'Beans'),
  grams: fc.integer({ min: 1, max: 2000 }),
  kcal: fc.integer({ min: 0, max: 400 }),
  protein: inHundred,
  carbs: inHundred,
  fat: inHundred,
  fibre: fc.option(inHundred),
});

it('a dish has what its ingredients have, by the weight of the pot, and no fibre that nobody knows', () => {
  const recipes = fc.record({
    parts: fc.array(aPart, { minLength: 1, maxLength: 12 }),
    lost: fc.integer({ min: 60, max: 250 }),
    servings: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(recipes, ({ parts, lost, servings }) => {
      const recipe = { parts, servings, cooked_grams: Math.max(1, Math.round((rawGrams(parts) * lost) / 100)) };
      const dish = computed(recipe);
      const whole = (perHundred: number): number => (perHundred * recipe.cooked_grams) / 100;
      const sum = (of: (part: RecipePart) => number): number =>
        parts.reduce((total, part) => total + (of(part) * part.grams) / 100, 0);
      const rounding = recipe.cooked_grams / 1e5;
      expect(Math.abs(whole(dish.kcal_per_100g) - sum(({ kcal }) => kcal))).toBeLessThanOrEqual(rounding);
      expect(Math.abs(whole(dish.protein_g_per_100g) - sum(({ protein }) => protein))).toBeLessThanOrEqual(rounding);
      expect(Math.abs(whole(dish.carbs_g_per_100g) - sum(({ carbs }) => carbs))).toBeLessThanOrEqual(rounding);
      expect(Math.abs(whole(dish.fat_g_per_100g) - sum(({ fat }) => fat))).toBeLessThanOrEqual(rounding);
      expect(dish.fibre_g_per_100g === null).toBe(parts.some(({ fibre }) => fibre === null));
      expect(Math.abs(dish.serving_grams * servings - recipe.cooked_grams)).toBeLessThanOrEqual(0.05 * servings + 1e-6);
      expect(entity.row.shape.recipe.safeParse(recipe).success).toBe(true);
    }),
  );
});

it('a pot that is lighter than what is in it is refused', () => {
  const oil = { food_id: null, name: 'Palm oil', grams: 100, kcal: 884, protein: 0, carbs: 0, fat: 100, fibre: 0 };
  expect(canBe({ cooked_grams: 100, servings: 1, parts: [oil] })).toBe(true);
  expect(canBe({ cooked_grams: 90, servings: 1, parts: [oil] })).toBe(false);
  expect(canBe({ cooked_grams: 0, servings: 1, parts: [oil] })).toBe(false);
  expect(canBe({ cooked_grams: 100, servings: 1, parts: [] })).toBe(false);
});

it('no more than 100 g are in 100 g, and no pot is heavier than the server takes', () => {
  const part = { food_id: null, name: 'Rice', grams: 100, kcal: 400, protein: 20, carbs: 60, fat: 20, fibre: 0 };
  const pot = (cooked_grams: number) => ({ cooked_grams, servings: 1, parts: [part] });
  // Figures of a table are rounded to tenths.
  expect([100, 99.6, 99.4, 60].map((grams) => canBe(pot(grams)))).toEqual([true, true, false, false]);
  expect([100_000, 100_001].map((grams) => canBe(pot(grams)))).toEqual([true, false]);
});

it('a dish is cooked from foods, kept with its recipe, logged in three taps and changed', async () => {
  const rice = { kcal_per_100g: 374, protein_g_per_100g: 7.5, carbs_g_per_100g: 80.9, fat_g_per_100g: 1 };
  await did(db, addFood(ME, { name: 'Rice', serving_description: '1 cup', serving_grams: 170, ...rice }));
  const Sheets = () => {
    const [shown, setShown] = useState<Shown | null>({ sheet: 'foods', instead: null });
    const logging = useLogging(TODAY);
    return shown && createElement(NutritionSheets, { shown, isAhead: false, onShow: setShown, logging });
  };
  const screen = aScreen(db, ME, createElement(MemoryRouter, null, createElement(Sheets)));
  const mine = async () => (await foodTable(db)).find(({ name }) => name === 'Sunday rice');
  await expect.poll(() => screen.button('Rice')).toBeDefined();
  screen.press('Cook my own dish');
  screen.press('Save');
  expect(screen.place.textContent).toContain('This is needed.');
  screen.type('Name of the dish', 'Sunday rice');
  screen.press('Save');
  await expect.poll(() => screen.place.textContent).toContain('A dish needs an ingredient.');
  screen.press('Add an ingredient');
  await expect.poll(() => screen.button('Rice')).toBeDefined();
  screen.press('Rice');
  screen.type('Weight when it is cooked', '20');
  await expect.poll(() => screen.place.textContent).toContain('That is less than what is in it.');
  screen.type('Weight when it is cooked', '140');
  await expect.poll(() => screen.place.textContent).toContain('That is less than what is in it.');
  screen.type('Weight when it is cooked', '100001');
  await expect.poll(() => screen.place.textContent).toContain('A pot holds at most 100,000 g.');
  expect(screen.place.textContent).not.toContain('less than what is in it');
  screen.type('Weight when it is cooked', '510');
  screen.press('Save');
  await expect.poll(mine).toMatchObject({
    serving_grams: 510,
    kcal_per_100g: 124.667,
    fibre_g_per_100g: null,
    basis: 'own-entry',
    recipe: { cooked_grams: 510, servings: 1, parts: [{ name: 'Rice', grams: 170 }] },
  });
  // The first tap opened the foods.
  await expect.poll(() => screen.button('Mine')).toBeDefined();
  screen.press('Mine');
  await expect.poll(() => screen.button('Log Sunday rice')).toBeDefined();
  screen.press('Log Sunday rice');
  await expect.poll(async () => (await mealsOfDay(db, ME, TODAY)).map(({ calories }) => calories)).toEqual([636]);
  screen.press('Sunday rice');
  await expect.poll(() => screen.place.textContent).toContain('Cooked from Rice 170 g');
  screen.press('Change this dish');
  await expect.poll(() => screen.read('Weight when it is cooked')).toBe('510');
  screen.press('Add an ingredient');
  await expect.poll(() => screen.button('Rice')).toBeDefined();
  expect(screen.button('Sunday rice')).toBeUndefined();
  screen.press('Close');
  await expect.poll(() => screen.read('Weight when it is cooked')).toBe('510');
  screen.type('Weight when it is cooked', '');
  screen.press('Save');
  await expect.poll(async () => (await mine())?.kcal_per_100g).toBe(374);
  const dish = await mine();
  expect(dish && nutrientsOf(dish, { servings: 1 }).calories).toBe(636);
  expect((await mealsOfDay(db, ME, TODAY)).map(({ calories }) => calories)).toEqual([636]);
});
