import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commentOnMeal } from '#sync/actions/meal-comments.ts';
import { planForClient } from '#sync/actions/meal-plans.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { goalsOf, heldOn, targetsOf } from '#sync/queries/nutrition-goals.ts';
import type { Shown } from '#src/features/nutrition/nutrition-sheets.tsx';
import { nutritionDay } from '#src/features/nutrition/queries.ts';
import { DEFAULT_SETTINGS } from '#src/data/settings/settings.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { TargetsSheet } = await import('#src/features/nutrition/targets-sheet.tsx');
const { ShoppingSheet } = await import('#src/features/nutrition/shopping-sheet.tsx');
const { NutritionSheets } = await import('#src/features/nutrition/nutrition-sheets.tsx');
const { MealPlanCard } = await import('#src/features/nutrition/meal-plan-card.tsx');
const { useLogging } = await import('#src/features/nutrition/use-logging.ts');

const TODAY = dayIn(DEFAULT_SETTINGS.timezone);
const [ME, NGOZI] = [randomUUID(), randomUUID()];
const NAMES = new Map([[NGOZI, 'Ngozi Obi']]);
const MEAL = { name: 'Eba', meal_type: 'lunch' as const, calories: 400, protein: 4, carbs: 80, fat: 2, grams: 1250 };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const show = (part: React.ReactNode) => aScreen(db, ME, createElement(MemoryRouter, null, part));
const plan = () => did(db, planForClient({ clientId: ME, plannedBy: NGOZI }, { ...MEAL, date: TODAY }));

it('targets of a nutritionist are read, and changed only where own ones are taken up again', async () => {
  const figures = { protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
  const targets = { calories_target: 1900, ...figures };
  await did(db, setNutritionGoals({ user_id: ME, valid_from: TODAY, set_by: NGOZI, targets }));
  const held = await targetsOf(db, ME, TODAY);
  const screen = show(
    createElement(TargetsSheet, { targets: held, names: NAMES, onShow: () => undefined, onClose: () => undefined }),
  );
  await expect.poll(() => screen.place.textContent).toContain('Set by Ngozi Obi');
  expect(screen.read('Calories')).toBeUndefined();
  screen.press('Set my own instead');
  expect(screen.place.textContent).toContain('Ngozi Obi sees it.');
  screen.pressTwice('Save');
  await expect.poll(async () => (await targetsOf(db, ME, TODAY)).set_by).toBeNull();
  expect((await db.rows({ name: 'nutrition_goals' }).toArray()).map(({ overrides }) => overrides)).toEqual(
    expect.arrayContaining([false, true]),
  );
});

it('own targets hold on one kind of day from a day on, without a nutritionist and beside one', async () => {
  const figures = { protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
  const opened = async () => {
    const targets = heldOn(await goalsOf(db, ME), TODAY, null);
    return show(
      createElement(TargetsSheet, { targets, names: NAMES, onShow: () => undefined, onClose: () => undefined }),
    );
  };
  const kcal = async (day: string) => {
    const goals = await goalsOf(db, ME);
    return [null, 'training', 'rest'].map((kind) => heldOn(goals, day, kind as 'training').calories_target);
  };
  const alone = await opened();
  await expect.poll(() => alone.read('On which days')).toBe('');
  alone.choose('On which days', 'training');
  for (let press = 0; press < 2; press += 1) alone.press('More: Calories');
  alone.type('From', addDays(TODAY, 1));
  alone.press('Save');
  await expect.poll(() => kcal(addDays(TODAY, 1))).toEqual([1500, 1600, 1500]);
  expect(await kcal(TODAY)).toEqual([1500, 1500, 1500]);
  const set = { user_id: ME, valid_from: addDays(TODAY, -2), set_by: NGOZI };
  await did(db, setNutritionGoals({ ...set, targets: { calories_target: 1900, ...figures } }));
  await did(db, setNutritionGoals({ ...set, day_kind: 'rest', targets: { calories_target: 1700, ...figures } }));
  const beside = await opened();
  await expect.poll(() => beside.place.textContent).toContain('Set by Ngozi Obi');
  beside.press('Set my own instead');
  await expect.poll(() => beside.place.textContent).toContain('Rest days: 1,700 kcal, set by your nutritionist');
  beside.choose('On which days', 'rest');
  expect(beside.read('Calories')).toBe('1700');
  beside.type('From', addDays(TODAY, -1));
  beside.press('Save');
  expect(beside.place.textContent).toContain('Choose today or a later day.');
  beside.type('From', TODAY);
  beside.press('More: Calories');
  beside.press('Save');
  await expect.poll(() => kcal(TODAY)).toEqual([1900, 1900, 1750]);
});

it('a planned meal says by whom, and what was said about it, and is eaten by one tap; not on a day to come', async () => {
  const meal_id = await plan();
  await did(db, commentOnMeal({ user_id: ME, meal_id, author_id: NGOZI, body: 'With more soup' }));
  const opened: (Shown | null)[] = [];
  const eating = { ...(await nutritionDay(db, ME, TODAY, { today: TODAY, zone: 'Africa/Lagos' })), names: NAMES };
  const Card = ({ isAhead }: { isAhead: boolean }) =>
    createElement(MealPlanCard, {
      ...eating,
      isAhead,
      isToday: !isAhead,
      pastDay: null,
      logging: useLogging(TODAY),
      onShow: (each: Shown | null) => void opened.push(each),
    });
  const screen = show(createElement(Card, { isAhead: false }));
  await expect.poll(() => screen.place.textContent).toContain('planned by Ngozi Obi');
  expect(screen.place.textContent).toContain('Ngozi Obi: With more soup');
  screen.press('Log Eba');
  await expect.poll(async () => (await mealsOfDay(db, ME, TODAY))[0]?.logged).toBe(true);
  screen.press('Shopping list');
  expect(opened).toEqual([{ sheet: 'shopping' }]);
  const ahead = show(createElement(Card, { isAhead: true }));
  await expect.poll(() => ahead.place.textContent).toContain('planned by Ngozi Obi');
  expect(ahead.button('Log Eba')).toBeUndefined();
});

it('a food that is not found and added as an own one is still put in place of the planned meal', async () => {
  await plan();
  const [meal] = await mealsOfDay(db, ME, TODAY);
  const Sheets = () => {
    const [shown, setShown] = useState<Shown | null>({ sheet: 'foods', instead: meal ?? null });
    const logging = useLogging(TODAY);
    return shown && createElement(NutritionSheets, { shown, isAhead: false, onShow: setShown, logging });
  };
  const screen = show(createElement(Sheets));
  await expect.poll(() => screen.place.querySelector('[data-focus-first]')).not.toBeNull();
  screen.press('Add my own food');
  screen.type('Name', 'Ofada');
  screen.type('Weight of one serving', '200');
  screen.type('Calories', '300');
  screen.press('Add food');
  await expect.poll(() => screen.button('Ofada')).toBeDefined();
  screen.press('Ofada');
  screen.press('Save');
  await expect.poll(async () => (await mealsOfDay(db, ME, TODAY))[0]?.swapped).toBe(true);
  expect((await mealsOfDay(db, ME, TODAY)).map(({ name }) => name)).toEqual(['Ofada']);
});

it('what is ticked of the shopping list stays on the device', async () => {
  await plan();
  const screen = show(createElement(ShoppingSheet, { onClose: () => undefined }));
  await expect.poll(() => screen.place.textContent).toContain('1.25 kg');
  expect(screen.place.textContent).toContain('0 of 1 bought');
  (screen.place.querySelector('[type="checkbox"]') as unknown as { click(): void }).click();
  await expect.poll(() => screen.place.textContent).toContain('1 of 1 bought');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.place.textContent).toContain('1 of 1 bought');
  expect(await db.outbox.count()).toBe(1);
});
