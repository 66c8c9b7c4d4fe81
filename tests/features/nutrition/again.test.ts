import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eatAgain, planMeal, quickAddMeal, takeBackAgain } from '#sync/actions/meal-plans.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { nutritionDay } from '#src/features/nutrition/queries.ts';
import { DEFAULT_SETTINGS } from '#src/data/settings/settings.ts';
import { addDays, dayIn, dayInWords } from '#src/lib/days.ts';
import { wholeMealsOf } from '#src/work/food/day.ts';
import { onFirstLog } from '#src/data/first-log.ts';
import { dismiss, shownToasts } from '#src/ui/toasts.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { MealPlanCard } = await import('#src/features/nutrition/meal-plan-card.tsx');
const { WholeMeals } = await import('#src/features/nutrition/whole-meals.tsx');
const { useLogging } = await import('#src/features/nutrition/use-logging.ts');

const TODAY = dayIn(DEFAULT_SETTINGS.timezone);
const YESTERDAY = addDays(TODAY, -1);
const ME = randomUUID();
const AKARA = { name: 'Akara', calories: 250, protein: 12, carbs: 30, fat: 9, grams: 90, servings: 1 };
const PAP = { name: 'Pap', calories: 156, protein: 3, carbs: 31, fat: 3, grams: 300, servings: 1 };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => {
  for (const { id } of shownToasts()) dismiss(id);
  db.close();
});

type Eaten = typeof AKARA;
/** A moment after the one before, because a day is shown in that order. */
async function eat(meal: Eaten, date: string, meal_type: 'breakfast' | 'dinner' = 'breakfast'): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  await did(db, quickAddMeal({ ...meal, user_id: ME, date, meal_type }));
}
const again = (from = YESTERDAY) => did(db, eatAgain({ userId: ME, from, to: TODAY, type: 'breakfast' }));
const today = async () =>
  (await mealsOfDay(db, ME, TODAY)).map(({ name, meal_type, logged, source }) => [name, meal_type, logged, source]);

const told = () => shownToasts().map(({ title, description }) => [title, description]);

it('a breakfast is eaten again whole and in its order, without the plan and the dinner of that day', async () => {
  await eat(AKARA, YESTERDAY);
  await eat(PAP, YESTERDAY);
  await eat(PAP, YESTERDAY, 'dinner');
  await did(db, planMeal({ ...PAP, name: 'Moi moi', user_id: ME, date: YESTERDAY, meal_type: 'breakfast' }));
  const done = await again();
  expect([done.added.length, done.logged.length]).toEqual([2, 0]);
  expect(await today()).toEqual([
    ['Akara', 'breakfast', true, 'copy'],
    ['Pap', 'breakfast', true, 'copy'],
  ]);
  const [copy] = await mealsOfDay(db, ME, TODAY);
  expect(copy).toMatchObject({ ...AKARA, planned_by: null });
});

it('what is planned for the day is logged and not doubled, and what was eaten is not eaten twice', async () => {
  await eat(AKARA, YESTERDAY);
  await eat(PAP, YESTERDAY);
  await did(db, planMeal({ ...AKARA, user_id: ME, date: TODAY, meal_type: 'breakfast' }));
  const done = await again();
  expect([done.added.length, done.logged.length]).toEqual([1, 1]);
  // Both may have begun in one millisecond.
  expect(new Set(await today())).toEqual(
    new Set([
      ['Akara', 'breakfast', true, 'manual'],
      ['Pap', 'breakfast', true, 'copy'],
    ]),
  );
  expect(await again()).toEqual({ added: [], logged: [] });
  await did(db, takeBackAgain(done));
  expect(await today()).toEqual([['Akara', 'breakfast', false, 'manual']]);
});

it('the last of each meal is offered, that of the hour first', async () => {
  await eat(PAP, addDays(TODAY, -3));
  await eat(AKARA, addDays(TODAY, -2));
  await eat(PAP, addDays(TODAY, -5), 'dinner');
  const meals = await Promise.all([-5, -3, -2].map((days) => mealsOfDay(db, ME, addDays(TODAY, days))));
  const whole = wholeMealsOf(meals.flat(), 'dinner');
  expect(whole.map(({ type, date, calories }) => [type, date, calories])).toEqual([
    ['dinner', addDays(TODAY, -5), 156],
    ['breakfast', addDays(TODAY, -2), 250],
  ]);
});

it('the same as yesterday’s breakfast is one tap, and two are one, without a network', async () => {
  await eat(AKARA, YESTERDAY);
  await eat(PAP, YESTERDAY);
  const Whole = () => createElement(WholeMeals, { day: TODAY, logging: useLogging(TODAY) });
  const screen = aScreen(db, ME, createElement(Whole));
  await expect.poll(() => screen.place.textContent).toContain('Akara · Pap · 406 kcal');
  screen.pressTwice('Log Breakfast, Yesterday again');
  await expect.poll(told).toEqual([['2 foods logged', 'Today']]);
  expect(await today()).toHaveLength(2);
  expect((await today()).every(([, , logged]) => logged)).toBe(true);
});

it('says that all of it is logged, which is no log, and writes nothing', async () => {
  let logs = 0;
  const stop = onFirstLog(() => (logs += 1));
  await eat(AKARA, YESTERDAY);
  await eat(AKARA, TODAY);
  const Whole = () => createElement(WholeMeals, { day: TODAY, logging: useLogging(TODAY) });
  const screen = aScreen(db, ME, createElement(Whole));
  await expect.poll(() => screen.button('Log Breakfast, Yesterday again')).toBeDefined();
  screen.press('Log Breakfast, Yesterday again');
  await expect.poll(told).toEqual([['All of it is logged already', 'Today']]);
  expect(await today()).toHaveLength(1);
  expect(logs).toBe(0);
  await eat(PAP, YESTERDAY);
  screen.press('Log Breakfast, Yesterday again');
  await expect.poll(told).toContainEqual(['One food logged', 'Today']);
  expect(logs).toBe(1);
  stop();
});

it('beside a day that is over it is of before that day, is eaten on that day, and says on which', async () => {
  const before = addDays(YESTERDAY, -1);
  await eat(AKARA, before);
  await eat(PAP, YESTERDAY);
  const Whole = () => createElement(WholeMeals, { day: YESTERDAY, logging: useLogging(YESTERDAY) });
  const screen = aScreen(db, ME, createElement(Whole));
  await expect.poll(() => screen.place.textContent).toContain('Log again for: Yesterday');
  expect(screen.place.textContent).toContain('Akara · 250 kcal');
  screen.press(`Log Breakfast, ${dayInWords(before, 'en')} again for: Yesterday`);
  await expect.poll(told).toEqual([['One food logged', 'Yesterday']]);
  expect(await today()).toEqual([]);
  expect((await mealsOfDay(db, ME, YESTERDAY)).map(({ name }) => name)).toEqual(['Pap', 'Akara']);
});

it('a meal of a day that is over is eaten again today, and says so; what was only planned is not offered', async () => {
  await eat(AKARA, YESTERDAY);
  await did(db, planMeal({ ...PAP, user_id: ME, date: YESTERDAY, meal_type: 'dinner' }));
  const eating = await nutritionDay(db, ME, YESTERDAY, { today: TODAY, zone: 'Africa/Lagos' });
  const Plan = () =>
    createElement(MealPlanCard, {
      ...eating,
      isAhead: false,
      isToday: false,
      pastDay: YESTERDAY,
      logging: useLogging(YESTERDAY),
      onShow: () => undefined,
    });
  const screen = aScreen(db, ME, createElement(MemoryRouter, null, createElement(Plan)));
  await expect.poll(() => screen.button('Log Breakfast again today')).toBeDefined();
  expect(screen.button('Log Dinner again today')).toBeUndefined();
  screen.press('Log Breakfast again today');
  await expect.poll(told).toEqual([['One food logged', 'Today']]);
  expect(await today()).toEqual([['Akara', 'breakfast', true, 'copy']]);
});
