import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { favouriteFood, unfavouriteFood } from '#sync/actions/food-favourites.ts';
import { favouriteFoods } from '#sync/queries/food-favourites.ts';
import { addFood, editFood, restoreFood, retireFood } from '#sync/actions/foods.ts';
import { foodsById, foodTable } from '#sync/queries/foods.ts';
import {
  copyDay,
  editMeal,
  logMeal,
  planMeal,
  quickAddMeal,
  removeMeal,
  removeMeals,
  restoreMeal,
  unlogMeal,
} from '#sync/actions/meal-plans.ts';
import { mealsBetween, mealsOfDay, recentMeals } from '#sync/queries/meal-plans.ts';
import type { NewMeal } from '#sync/actions/meal-plans.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { targetsOf } from '#sync/queries/nutrition-goals.ts';
import { addGlass, removeGlass } from '#sync/actions/water-intake.ts';
import { waterBetween, waterOfDay } from '#sync/queries/water-intake.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

const [MONDAY, TUESDAY, SUNDAY] = ['2026-03-02', '2026-03-03', '2026-03-08'];
const clock = steadyClock();
const client = numbered(1);

const meal = (name: string, rest: Partial<NewMeal> = {}): NewMeal => ({
  user_id: client,
  date: MONDAY,
  name,
  meal_type: 'lunch',
  calories: 412.5,
  protein: 20,
  carbs: 40,
  fat: 10,
  ...rest,
});

describe('nutrition on a device', () => {
  const server = aServer((db) => join(db, client));
  let device: Device;
  beforeEach(async () => {
    await server().exec('delete from public.meal_plans; delete from public.water_intake');
    device = await openDevice(server(), client);
    return () => {
      device.close();
    };
  });

  const names = async (date = MONDAY) => (await mealsOfDay(device.db, client, date)).map(({ name }) => name);

  it('plans a meal, logs it with the moment, and takes the log back', async () => {
    const id = await did(device.db, planMeal(meal('Jollof rice')), clock);
    expect(await mealsOfDay(device.db, client, MONDAY)).toMatchObject([{ id, logged: false, logged_at: null }]);
    await did(device.db, logMeal(id), { now: () => Date.parse('2026-03-02T12:00:00Z') });
    expect(await mealsOfDay(device.db, client, MONDAY)).toMatchObject([
      { logged: true, logged_at: '2026-03-02T12:00:00.000Z' },
    ]);
    await did(device.db, unlogMeal(id), clock);
    expect(await mealsOfDay(device.db, client, MONDAY)).toMatchObject([{ logged: false, logged_at: null }]);
    expect(await device.push()).toEqual({});
  });

  it("stamps what happened by the server's clock, where this one is known to be wrong", async () => {
    device.db.offset = 3_600_000;
    await did(device.db, quickAddMeal(meal('Puff-puff')), { now: () => Date.parse('2026-03-02T12:00:00Z') });
    expect(await recentMeals(device.db, client, 1)).toMatchObject([{ logged_at: '2026-03-02T13:00:00.000Z' }]);
  });

  it('quick-adds an eaten meal that the server takes as it is', async () => {
    await did(device.db, quickAddMeal(meal('Suya', { notes: 'with onions', grams: 120.5 })), clock);
    expect(await device.push()).toEqual({});
    expect(await recentMeals(device.db, client, 5)).toMatchObject([{ name: 'Suya', logged: true, source: 'manual' }]);
    const [row] = await server().query(
      'select name, calories::float8 as calories, grams::float8 as grams from meal_plans',
    );
    expect(row).toEqual({ name: 'Suya', calories: 412.5, grams: 120.5 });
  });

  it('refuses what the server would refuse, and keeps nothing of it', async () => {
    await expect(did(device.db, quickAddMeal(meal('Feast', { calories: 20_001 })), clock)).rejects.toMatchObject({
      name: 'InvalidWrite',
      columns: ['calories'],
    });
    expect(await names()).toEqual([]);
    expect(await device.db.outbox.count()).toBe(0);
  });

  it('edits, removes and restores a meal', async () => {
    const id = await did(device.db, planMeal(meal('Eba')), clock);
    await did(device.db, editMeal(id, { name: 'Eba and egusi', calories: 600 }), clock);
    await did(device.db, removeMeal(id), clock);
    expect(await names()).toEqual([]);
    expect(await device.push()).toEqual({});
    await did(device.db, restoreMeal(id), clock);
    expect(await names()).toEqual(['Eba and egusi']);
    expect(await device.push()).toEqual({});
  });

  it('copies a day as a plan for another, and takes the copies back', async () => {
    await did(device.db, quickAddMeal(meal('Akara', { meal_type: 'breakfast' })), clock);
    await did(device.db, planMeal(meal('Amala')), clock);
    await did(device.db, removeMeal(await did(device.db, planMeal(meal('Fries')), clock)), clock);
    const copies = await did(device.db, copyDay({ userId: client, from: MONDAY, to: TUESDAY }), clock);
    expect(await mealsOfDay(device.db, client, TUESDAY)).toMatchObject([
      { name: 'Akara', meal_type: 'breakfast', logged: false, logged_at: null, source: 'copy' },
      { name: 'Amala', logged: false },
    ]);
    expect(await device.push()).toEqual({});
    await did(device.db, removeMeals(copies), clock);
    expect(await names(TUESDAY)).toEqual([]);
    expect(await names()).toEqual(['Akara', 'Amala']);
  });

  it('copies a day in its order', async () => {
    const order = ['Pap', 'Akara', 'Amala', 'Ewedu', 'Suya', 'Zobo'];
    for (const name of order) await did(device.db, quickAddMeal(meal(name)), clock);
    await did(device.db, copyDay({ userId: client, from: MONDAY, to: TUESDAY }), clock);
    expect(await names(TUESDAY)).toEqual(order);
  });

  it('copies of a day only what the other has not yet, so that a second copy adds nothing', async () => {
    const days = { userId: client, from: MONDAY, to: TUESDAY };
    for (const name of ['Banana', 'Banana', 'Amala']) await did(device.db, quickAddMeal(meal(name)), clock);
    await did(device.db, quickAddMeal(meal('Amala', { calories: 200 })), clock);
    await did(device.db, quickAddMeal(meal('Banana', { date: TUESDAY })), clock);
    expect(await did(device.db, copyDay(days), clock)).toHaveLength(3);
    expect((await names(TUESDAY)).toSorted()).toEqual(['Amala', 'Amala', 'Banana', 'Banana']);
    expect(await did(device.db, copyDay(days), clock)).toEqual([]);
  });

  it('answers with the meals of the days that were asked for and of nobody else', async () => {
    await did(device.db, planMeal(meal('Before', { date: '2026-03-01' })), clock);
    await did(device.db, planMeal(meal('First')), clock);
    await did(device.db, planMeal(meal('Last', { date: SUNDAY })), clock);
    await did(device.db, planMeal(meal('After', { date: '2026-03-09' })), clock);
    await did(device.db, planMeal(meal('Not mine', { user_id: numbered(2) })), clock);
    const week = await mealsBetween(device.db, client, MONDAY, SUNDAY);
    expect(week.map(({ name }) => name)).toEqual(['First', 'Last']);
  });

  it('shows what was eaten last first, and no plans', async () => {
    for (const name of ['One', 'Two', 'Three']) await did(device.db, quickAddMeal(meal(name)), clock);
    await did(device.db, planMeal(meal('Planned')), clock);
    expect((await recentMeals(device.db, client, 2)).map(({ name }) => name)).toEqual(['Three', 'Two']);
  });

  it('adds glasses of one day to one row', async () => {
    const day = { userId: client, date: MONDAY };
    expect(await waterOfDay(device.db, client, MONDAY)).toBe(0);
    await did(device.db, addGlass(day), clock);
    await did(device.db, addGlass(day), clock);
    await did(device.db, addGlass({ ...day, date: TUESDAY }), clock);
    expect(await device.push()).toEqual({});
    await did(device.db, addGlass(day), clock);
    expect(await waterOfDay(device.db, client, MONDAY)).toBe(3);
    expect(await waterBetween(device.db, client, MONDAY, SUNDAY)).toMatchObject([
      { date: MONDAY, glasses_consumed: 3 },
      { date: TUESDAY, glasses_consumed: 1 },
    ]);
    expect(await device.push()).toEqual({});
  });

  it('makes one row of taps in the same moment, and counts them all', async () => {
    const day = { userId: client, date: MONDAY };
    await Promise.all([1, 2, 3, 4].map(() => did(device.db, addGlass(day), clock)));
    expect(await waterBetween(device.db, client, MONDAY, MONDAY)).toMatchObject([{ glasses_consumed: 4 }]);
  });

  it('takes a glass back, and none that was not drunk', async () => {
    const day = { userId: client, date: MONDAY };
    await did(device.db, addGlass(day), clock);
    await did(device.db, removeGlass(day), clock);
    await did(device.db, removeGlass(day), clock);
    expect(await waterOfDay(device.db, client, MONDAY)).toBe(0);
  });

  it('holds by the newest nutrition goals and keeps the older', async () => {
    expect(await targetsOf(device.db, client, MONDAY)).toMatchObject({ calories_target: 1500, water_target: 8 });
    const own = { user_id: client, valid_from: MONDAY };
    const goals = { calories_target: 1600, protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
    await did(device.db, setNutritionGoals({ ...own, targets: goals }), clock);
    await did(device.db, setNutritionGoals({ ...own, targets: { ...goals, calories_target: 2000 } }), clock);
    expect(await targetsOf(device.db, client, MONDAY)).toMatchObject({ calories_target: 2000, water_target: 8 });
    expect(await device.push()).toEqual({});
    expect(await server().query('select from public.nutrition_goals')).toHaveLength(2);
  });

  it("finds the catalogue and one's own foods, and logs a meal of a food made in the same breath", async () => {
    const before = (await foodTable(device.db)).length;
    expect(before).toBeGreaterThan(80);
    const portion = { serving_description: '1 wrap', serving_grams: 250 };
    const nutrients = { kcal_per_100g: 130, protein_g_per_100g: 2, carbs_g_per_100g: 28, fat_g_per_100g: 1 };
    const id = await did(device.db, addFood(client, { name: ' Moi moi ', ...portion, ...nutrients }), clock);
    await did(device.db, quickAddMeal(meal('Moi moi', { food_id: id, servings: 1, source: 'food' })), clock);
    await did(device.db, favouriteFood(client, id), clock);
    expect(await device.push()).toEqual({});
    await did(device.db, editFood(id, { serving_grams: 240 }), clock);
    expect(await foodsById(device.db, [id, id])).toMatchObject([{ name: 'Moi moi', serving_grams: 240 }]);
    await did(device.db, retireFood(id), clock);
    expect(await foodTable(device.db)).toHaveLength(before);
    expect(await foodsById(device.db, [id])).toHaveLength(1);
    await did(device.db, restoreFood(id), clock);
    expect(await foodTable(device.db)).toHaveLength(before + 1);
    expect(await device.push()).toEqual({});
  });

  it('keeps a favourite once, however often it is named, and brings it back', async () => {
    const [food] = await foodTable(device.db);
    const foodId = food?.id ?? '';
    const mine = async () =>
      (await favouriteFoods(device.db, client)).filter((favourite) => favourite.food_id === foodId);
    await did(device.db, favouriteFood(client, foodId), clock);
    await did(device.db, favouriteFood(client, foodId), clock);
    expect(await mine()).toHaveLength(1);
    await device.push();
    await did(device.db, unfavouriteFood(client, foodId), clock);
    expect(await mine()).toEqual([]);
    await device.push();
    await did(device.db, favouriteFood(client, foodId), clock);
    expect(await mine()).toHaveLength(1);
    expect(await device.db.outbox.count()).toBe(1);
    await device.push();
    expect(
      await server().query('select from public.food_favourites where food_id = $1 and not deleted', [foodId]),
    ).toHaveLength(1);
  });
});
