import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Logging } from '#src/features/nutrition/use-logging.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { addFood } from '#sync/actions/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { foodsById } from '#sync/queries/foods.ts';
import { entities } from '#sync/entities/index.ts';
import { logMeal, planMeal } from '#sync/actions/meal-plans.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { did } from '../../support/did.ts';
import { aFood } from './catalogue.ts';

const { PortionSheet } = await import('#src/features/nutrition/portion-sheet.tsx');

const ME = randomUUID();
const DAY = '2026-05-01';
const nothing = (): undefined => undefined;

it('a meal keeps what was eaten, though what its food holds was corrected since', async () => {
  const db = await openDatabase(ME, entities, { prefix: randomUUID() });
  const own = { name: 'Moi moi', serving_description: '1 wrap', serving_grams: 250, kcal_per_100g: 100 };
  const rest = { protein_g_per_100g: 8, carbs_g_per_100g: 10, fat_g_per_100g: 2 };
  const [food] = await foodsById(db, [await did(db, addFood(ME, { ...own, ...rest }))]);
  const portion = { name: 'Moi moi', meal_type: 'lunch' as const, date: DAY, grams: 250, servings: 1 };
  const eaten = { calories: 225, protein: 18, carbs: 20, fat: 4, source: 'food' as const, food_id: food?.id ?? '' };
  await did(db, logMeal(await did(db, planMeal({ ...portion, ...eaten, user_id: ME }))));
  const [meal] = await mealsOfDay(db, ME, DAY);
  if (!food || !meal) throw new Error('there is no meal');
  const edits: unknown[] = [];
  const change: Logging['change'] = async (_, edit) => {
    edits.push(edit);
    return true;
  };
  const logging = { change } as unknown as Logging;
  const sheet = createElement(PortionSheet, { food, meal, isAhead: false, logging, onShow: nothing, onClose: nothing });
  const screen = aScreen(db, ME, sheet);
  await expect.poll(() => screen.place.textContent).toContain('225');
  screen.press('Save');
  await expect.poll(() => edits).toEqual([{ meal_type: 'lunch' }]);
  const grams = [...screen.place.querySelectorAll('label')].find(({ textContent }) => textContent === 'Grams');
  tell(grams?.querySelector('input'), new page.MouseEvent('click', { bubbles: true }));
  expect(screen.place.textContent).toContain('250');
  screen.press('Save');
  await expect.poll(() => edits[1]).toMatchObject({ calories: 250, grams: 250, servings: null });
  db.close();
});

it('a food that stands on the figures of another says so before it is logged, and a measured one says nothing', async () => {
  const db = await openDatabase(ME, entities, { prefix: randomUUID() });
  const [whelk, cheese] = [
    aFood('Periwinkle, cooked', [], '1/2 cup', { basis: 'found-proxy', is_estimate: true, notes: 'Figures of whelk' }),
    aFood('Cheddar', [], '1 slice'),
  ];
  const sheet = (food: Food) =>
    createElement(PortionSheet, {
      food,
      meal: null,
      isAhead: false,
      logging: {} as Logging,
      onShow: nothing,
      onClose: nothing,
    });
  const near = 'Taken from the closest food in a published table.';
  const first = aScreen(db, ME, sheet(whelk));
  await expect.poll(() => first.place.textContent).toContain(`${near}Figures of whelk`);
  const second = aScreen(db, ME, sheet(cheese));
  await expect.poll(() => second.place.textContent).toContain('Cheddar');
  expect(second.place.textContent).not.toContain('published table');
  db.close();
});
