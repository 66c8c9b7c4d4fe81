import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  copyDay,
  copyPlan,
  editMeal,
  logMeal,
  planForClient,
  planMeal,
  removeMeal,
  replan,
  uneditMeal,
  unplan,
} from '#sync/actions/meal-plans.ts';
import { addFood } from '#sync/actions/foods.ts';
import { planByTemplate, saveTemplate } from '#sync/actions/meal-templates.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import type { Action } from '#sync/engine/act.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { targetsByDay } from '#sync/queries/nutrition-goals.ts';
import { purchasesOf, shoppingList } from '#src/features/nutrition/shopping.ts';
import { complianceOf, standingOf } from '#src/work/food/compliance.ts';
import { did } from '../../support/did.ts';

const [ME, NGOZI, TUNDE] = [randomUUID(), randomUUID(), randomUUID()];
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const;
const FOOD = { meal_type: 'lunch' as const, calories: 300, protein: 10, carbs: 40, fat: 8 };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

// What was made later comes later and holds, and two may be made within a millisecond.
let at = Date.now();
const does = <T>(action: Action<T>): Promise<T> => did(db, action, { now: () => (at += 1000) });
const plan = (name: string, date: string, rest: object = {}) =>
  does(planForClient({ clientId: ME, plannedBy: NGOZI }, { ...FOOD, name, date, ...rest }));
const day = async (date: string) =>
  (await mealsOfDay(db, ME, date)).map(({ name, planned_by, logged, swapped }) => [name, planned_by, logged, swapped]);

describe('a nutritionist’s plan', () => {
  it('is changed until the client has eaten it or put something else in its place', async () => {
    const [eaten, swapped, open] = [await plan('Eba', MONDAY), await plan('Amala', MONDAY), await plan('Pap', MONDAY)];
    await does(logMeal(eaten));
    await does(editMeal(swapped, { name: 'Akara', calories: 250 }));
    for (const id of [eaten, swapped]) {
      expect(await does(replan(id, { calories: 1 }))).toBe(false);
      expect(await does(unplan(id))).toBe(false);
    }
    expect(await does(replan(open, { name: 'Oats', calories: 200 }))).toBe(true);
    expect(await day(MONDAY)).toEqual([
      ['Eba', NGOZI, true, false],
      ['Akara', NGOZI, false, true],
      ['Oats', NGOZI, false, false],
    ]);
    expect(await does(unplan(open))).toBe(true);
    expect(await day(MONDAY)).toHaveLength(2);
  });

  it('moved to another meal by the client is still the plan', async () => {
    const id = await plan('Eba', MONDAY);
    await does(editMeal(id, { meal_type: 'dinner' }));
    // A form sends its figures too, also where they are as they were.
    await does(editMeal(id, { ...FOOD, name: 'Eba', meal_type: 'snack' }));
    expect(await day(MONDAY)).toEqual([['Eba', NGOZI, false, false]]);
  });

  it('told in grams instead of servings is the plan, and a swap that is taken back is the plan again', async () => {
    const id = await plan('Eba', MONDAY, { food_id: randomUUID(), grams: 200, servings: 1 });
    await does(editMeal(id, { grams: 200, servings: null }));
    expect(await day(MONDAY)).toEqual([['Eba', NGOZI, false, false]]);
    const [before] = await mealsOfDay(db, ME, MONDAY);
    const edit = { name: 'Akara', grams: 100, calories: 250 };
    await does(editMeal(id, edit));
    expect(await day(MONDAY)).toEqual([['Akara', NGOZI, false, true]]);
    if (before) await does(uneditMeal(before, edit));
    expect(await mealsOfDay(db, ME, MONDAY)).toMatchObject([
      { name: 'Eba', grams: 200, calories: 300, swapped: false },
    ]);
  });

  it('of a day goes to other days, once, without what the client wrote himself', async () => {
    await plan('Eba', MONDAY);
    await does(planMeal({ ...FOOD, user_id: ME, name: 'Suya', date: MONDAY }));
    const days = [
      { from: MONDAY, to: TUESDAY },
      { from: MONDAY, to: WEDNESDAY },
    ];
    const copy = () => does(copyPlan({ clientId: ME, plannedBy: TUNDE }, days));
    expect(await copy()).toHaveLength(2);
    expect(await copy()).toHaveLength(0);
    expect(await day(WEDNESDAY)).toEqual([['Eba', TUNDE, false, false]]);
  });

  it('is kept as a template, and planned again for another client with the foods that one sees', async () => {
    const food = { serving_description: '1 wrap', serving_grams: 200, kcal_per_100g: 150 };
    const rest = { protein_g_per_100g: 8, carbs_g_per_100g: 10, fat_g_per_100g: 2 };
    const food_id = await does(addFood(ME, { name: 'My soup', ...food, ...rest }));
    await plan('My soup', MONDAY, { food_id, grams: 200 });
    await plan('Pap', TUESDAY);
    const days = [MONDAY, TUESDAY];
    const kept = { user_id: NGOZI, clientId: ME, name: 'Two days' };
    expect(await does(saveTemplate({ ...kept, days: [WEDNESDAY] }))).toBeNull();
    const id = (await does(saveTemplate({ ...kept, days }))) ?? '';
    const other = randomUUID();
    const use = (clientId: string) =>
      does(planByTemplate(id, { clientId, plannedBy: TUNDE, days: [TUESDAY, WEDNESDAY] }));
    expect(await use(other)).toHaveLength(2);
    expect(await use(other)).toHaveLength(0);
    expect(await mealsOfDay(db, other, TUESDAY)).toMatchObject([
      { name: 'My soup', food_id: null, grams: 200, planned_by: TUNDE, logged: false },
    ]);
    await use(ME);
    expect((await mealsOfDay(db, ME, TUESDAY)).map(({ name, food_id: of }) => [name, of])).toEqual([
      ['Pap', null],
      ['My soup', food_id],
    ]);
  });

  it('is kept in a template with what may be eaten instead, of which the next stands in for a first that is gone', async () => {
    const eba = await plan('Eba', MONDAY);
    await plan('Amala', MONDAY, { instead_of: eba });
    const gone = await plan('Yam', TUESDAY);
    await plan('Rice', TUESDAY, { instead_of: gone });
    await plan('Beans', TUESDAY, { instead_of: gone });
    await does(removeMeal(gone));
    const kept = { user_id: NGOZI, clientId: ME, name: 'Two days', days: [MONDAY, TUESDAY] };
    const id = (await does(saveTemplate(kept))) ?? '';
    const planned = async (clientId: string): Promise<string[]> => {
      const rows = (await Promise.all([MONDAY, TUESDAY].map((date) => mealsOfDay(db, clientId, date)))).flat();
      const names = new Map(rows.map((row) => [row.id, row.name]));
      return rows.map(({ name, instead_of }) => (instead_of ? `${name}, not ${names.get(instead_of)}` : name));
    };
    const all = ['Eba', 'Amala, not Eba', 'Rice', 'Beans, not Rice'];
    const [one, two] = [randomUUID(), randomUUID()];
    const days = [MONDAY, TUESDAY];
    await does(planByTemplate(id, { clientId: one, plannedBy: TUNDE, days }));
    expect(await planned(one)).toEqual(all);
    expect(await does(planByTemplate(id, { clientId: one, plannedBy: TUNDE, days }))).toHaveLength(0);
    // What is there is left out with what might be eaten instead of it.
    await does(planForClient({ clientId: two, plannedBy: TUNDE }, { ...FOOD, name: 'Eba', date: MONDAY }));
    await does(planByTemplate(id, { clientId: two, plannedBy: TUNDE, days }));
    expect(await planned(two)).toEqual(['Eba', 'Rice', 'Beans, not Rice']);
  });

  it('copied by the client is the client’s own', async () => {
    await plan('Eba', MONDAY);
    await does(copyDay({ userId: ME, from: MONDAY, to: TUESDAY }));
    expect(await day(TUESDAY)).toEqual([['Eba', null, false, false]]);
  });
});

describe('compliance', () => {
  const planned = (count: number, rest: Partial<MealPlan>): MealPlan[] =>
    Array.from(
      { length: count },
      () => ({ planned_by: NGOZI, date: MONDAY, logged: false, swapped: false, instead_of: null, ...rest }) as MealPlan,
    );

  it.each([
    [8, 2, 80, 'kept'],
    [79, 21, 79, 'partly'],
    [6, 4, 60, 'partly'],
    [59, 41, 59, 'seldom'],
  ])('of %i eaten and %i left is %i: %s', (eaten, left, percent, standing) => {
    const found = complianceOf([...planned(eaten, { logged: true }), ...planned(left, {})], TUESDAY);
    expect(found).toMatchObject({ percent });
    expect(found && standingOf(found)).toBe(standing);
  });

  it('counts what is swapped as not kept, today’s once it is eaten, and nothing that the client planned', () => {
    const meals = [
      ...planned(1, { logged: true }),
      ...planned(1, { logged: true, swapped: true }),
      ...planned(1, { date: TUESDAY, logged: true }),
      ...planned(1, { date: TUESDAY }),
      ...planned(5, { planned_by: null }),
    ];
    expect(complianceOf(meals, TUESDAY)).toEqual({ planned: 3, kept: 2, swapped: 1, percent: 67 });
    expect(complianceOf(planned(2, { planned_by: null }), TUESDAY)).toBeNull();
  });
});

describe('targets', () => {
  const FIGURES = { protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
  const set = (calories_target: number, valid_from: string, rest: object = {}) =>
    does(setNutritionGoals({ user_id: ME, valid_from, targets: { calories_target, ...FIGURES }, ...rest }));
  const kcal = async () => {
    const on = await targetsByDay(db, ME);
    return [MONDAY, TUESDAY, WEDNESDAY].map((each) => on(each).calories_target);
  };

  it('of a nutritionist hold from their day, over own ones that were set without knowing of them', async () => {
    await set(1700, MONDAY);
    await set(2000, TUESDAY, { set_by: NGOZI });
    await set(1800, TUESDAY);
    expect(await kcal()).toEqual([1700, 2000, 2000]);
    expect((await targetsByDay(db, ME))(TUESDAY)).toMatchObject({ set_by: NGOZI, valid_from: TUESDAY });
  });

  it('give way to own ones that the person takes up again, and these to later ones of the nutritionist', async () => {
    await set(2000, MONDAY, { set_by: NGOZI });
    await set(1800, TUESDAY, { overrides: true });
    await set(1750, TUESDAY);
    await set(1900, WEDNESDAY, { set_by: TUNDE });
    expect(await kcal()).toEqual([2000, 1750, 1900]);
  });
});

describe('the shopping list', () => {
  it('has each food once with its weight, from today on, without what was eaten', async () => {
    const beans = randomUUID();
    await plan('Beans', MONDAY, { food_id: beans, grams: 500 });
    await plan('Beans', TUESDAY, { food_id: beans, grams: 200.5, servings: 1 });
    await does(planMeal({ ...FOOD, user_id: ME, name: 'Beans', date: WEDNESDAY, food_id: beans, grams: 300 }));
    await does(logMeal(await plan('Yam', TUESDAY, { food_id: randomUUID(), grams: 100 })));
    await plan('Stew ', WEDNESDAY);
    await plan('stew', WEDNESDAY);
    const list = await shoppingList(db, ME, [MONDAY, TUESDAY, WEDNESDAY], TUESDAY);
    expect(list.map(({ name, grams }) => [name, grams])).toEqual([
      ['Beans', 500.5],
      ['Stew ', null],
    ]);
    expect(purchasesOf([], new Map())).toEqual([]);
  });
});
