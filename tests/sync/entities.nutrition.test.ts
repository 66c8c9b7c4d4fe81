import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { favouriteFood, favouriteFoods, unfavouriteFood } from '#sync/entities/food-favourites.ts';
import { addFood, editFood, foodsById, foodTable, restoreFood, retireFood } from '#sync/entities/foods.ts';
import {
  copyDay,
  editMeal,
  logMeal,
  mealsBetween,
  mealsOfDay,
  planMeal,
  quickAddMeal,
  recentMeals,
  removeMeal,
  removeMeals,
  restoreMeal,
  unlogMeal,
} from '#sync/entities/meal-plans.ts';
import type { NewMeal } from '#sync/entities/meal-plans.ts';
import { setNutritionGoals, targetsOf } from '#sync/entities/nutrition-goals.ts';
import { addGlass, removeGlass, waterBetween, waterOfDay } from '#sync/entities/water-intake.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

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
    const id = await planMeal(device.db, meal('Jollof rice'), clock);
    expect(await mealsOfDay(device.db, client, MONDAY)).toMatchObject([{ id, logged: false, logged_at: null }]);
    await logMeal(device.db, id, { now: () => Date.parse('2026-03-02T12:00:00Z') });
    expect(await mealsOfDay(device.db, client, MONDAY)).toMatchObject([
      { logged: true, logged_at: '2026-03-02T12:00:00.000Z' },
    ]);
    await unlogMeal(device.db, id, clock);
    expect(await mealsOfDay(device.db, client, MONDAY)).toMatchObject([{ logged: false, logged_at: null }]);
    expect(await device.push()).toEqual({});
  });

  it("stamps what happened by the server's clock, where this one is known to be wrong", async () => {
    device.db.offset = 3_600_000;
    await quickAddMeal(device.db, meal('Puff-puff'), { now: () => Date.parse('2026-03-02T12:00:00Z') });
    expect(await recentMeals(device.db, client, 1)).toMatchObject([{ logged_at: '2026-03-02T13:00:00.000Z' }]);
  });

  it('quick-adds an eaten meal that the server takes as it is', async () => {
    await quickAddMeal(device.db, meal('Suya', { notes: 'with onions', grams: 120.5 }), clock);
    expect(await device.push()).toEqual({});
    expect(await recentMeals(device.db, client, 5)).toMatchObject([{ name: 'Suya', logged: true, source: 'manual' }]);
    const [row] = await server().query(
      'select name, calories::float8 as calories, grams::float8 as grams from meal_plans',
    );
    expect(row).toEqual({ name: 'Suya', calories: 412.5, grams: 120.5 });
  });

  it('refuses what the server would refuse, and keeps nothing of it', async () => {
    await expect(quickAddMeal(device.db, meal('Feast', { calories: 20_001 }), clock)).rejects.toMatchObject({
      name: 'InvalidWrite',
      columns: ['calories'],
    });
    expect(await names()).toEqual([]);
    expect(await device.db.outbox.count()).toBe(0);
  });

  it('edits, removes and restores a meal', async () => {
    const id = await planMeal(device.db, meal('Eba'), clock);
    await editMeal(device.db, id, { name: 'Eba and egusi', calories: 600 }, clock);
    await removeMeal(device.db, id, clock);
    expect(await names()).toEqual([]);
    expect(await device.push()).toEqual({});
    await restoreMeal(device.db, id, clock);
    expect(await names()).toEqual(['Eba and egusi']);
    expect(await device.push()).toEqual({});
  });

  it('copies a day as a plan for another, and takes the copies back', async () => {
    await quickAddMeal(device.db, meal('Akara', { meal_type: 'breakfast' }), clock);
    await planMeal(device.db, meal('Amala'), clock);
    await removeMeal(device.db, await planMeal(device.db, meal('Fries'), clock), clock);
    const copies = await copyDay(device.db, { userId: client, from: MONDAY, to: TUESDAY }, clock);
    expect(await mealsOfDay(device.db, client, TUESDAY)).toMatchObject([
      { name: 'Akara', meal_type: 'breakfast', logged: false, logged_at: null, source: 'copy' },
      { name: 'Amala', logged: false },
    ]);
    expect(await device.push()).toEqual({});
    await removeMeals(device.db, copies, clock);
    expect(await names(TUESDAY)).toEqual([]);
    expect(await names()).toEqual(['Akara', 'Amala']);
  });

  it('copies a day in its order', async () => {
    const order = ['Pap', 'Akara', 'Amala', 'Ewedu', 'Suya', 'Zobo'];
    for (const name of order) await quickAddMeal(device.db, meal(name), clock);
    await copyDay(device.db, { userId: client, from: MONDAY, to: TUESDAY }, clock);
    expect(await names(TUESDAY)).toEqual(order);
  });

  it('copies of a day only what the other has not yet, so that a second copy adds nothing', async () => {
    const days = { userId: client, from: MONDAY, to: TUESDAY };
    for (const name of ['Banana', 'Banana', 'Amala']) await quickAddMeal(device.db, meal(name), clock);
    await quickAddMeal(device.db, meal('Amala', { calories: 200 }), clock);
    await quickAddMeal(device.db, meal('Banana', { date: TUESDAY }), clock);
    expect(await copyDay(device.db, days, clock)).toHaveLength(3);
    expect((await names(TUESDAY)).toSorted()).toEqual(['Amala', 'Amala', 'Banana', 'Banana']);
    expect(await copyDay(device.db, days, clock)).toEqual([]);
  });

  it('answers with the meals of the days that were asked for and of nobody else', async () => {
    await planMeal(device.db, meal('Before', { date: '2026-03-01' }), clock);
    await planMeal(device.db, meal('First'), clock);
    await planMeal(device.db, meal('Last', { date: SUNDAY }), clock);
    await planMeal(device.db, meal('After', { date: '2026-03-09' }), clock);
    await planMeal(device.db, meal('Not mine', { user_id: numbered(2) }), clock);
    const week = await mealsBetween(device.db, client, MONDAY, SUNDAY);
    expect(week.map(({ name }) => name)).toEqual(['First', 'Last']);
  });

  it('shows what was eaten last first, and no plans', async () => {
    for (const name of ['One', 'Two', 'Three']) await quickAddMeal(device.db, meal(name), clock);
    await planMeal(device.db, meal('Planned'), clock);
    expect((await recentMeals(device.db, client, 2)).map(({ name }) => name)).toEqual(['Three', 'Two']);
  });

  it('adds glasses of one day to one row', async () => {
    const day = { userId: client, date: MONDAY };
    expect(await waterOfDay(device.db, client, MONDAY)).toBe(0);
    await addGlass(device.db, day, clock);
    await addGlass(device.db, day, clock);
    await addGlass(device.db, { ...day, date: TUESDAY }, clock);
    expect(await device.push()).toEqual({});
    await addGlass(device.db, day, clock);
    expect(await waterOfDay(device.db, client, MONDAY)).toBe(3);
    expect(await waterBetween(device.db, client, MONDAY, SUNDAY)).toMatchObject([
      { date: MONDAY, glasses_consumed: 3 },
      { date: TUESDAY, glasses_consumed: 1 },
    ]);
    expect(await device.push()).toEqual({});
  });

  it('makes one row of taps in the same moment, and counts them all', async () => {
    const day = { userId: client, date: MONDAY };
    await Promise.all([1, 2, 3, 4].map(() => addGlass(device.db, day, clock)));
    expect(await waterBetween(device.db, client, MONDAY, MONDAY)).toMatchObject([{ glasses_consumed: 4 }]);
  });

  it('takes a glass back, and none that was not drunk', async () => {
    const day = { userId: client, date: MONDAY };
    await addGlass(device.db, day, clock);
    await removeGlass(device.db, day, clock);
    await removeGlass(device.db, day, clock);
    expect(await waterOfDay(device.db, client, MONDAY)).toBe(0);
  });

  it('holds by the newest nutrition goals and keeps the older', async () => {
    expect(await targetsOf(device.db, client)).toMatchObject({ calories_target: 1500, water_target: 8 });
    const goals = { calories_target: 1600, protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
    await setNutritionGoals(device.db, { user_id: client, ...goals }, clock);
    await setNutritionGoals(device.db, { user_id: client, ...goals, calories_target: 2000 }, clock);
    expect(await targetsOf(device.db, client)).toMatchObject({ calories_target: 2000, water_target: 8 });
    expect(await device.push()).toEqual({});
    expect(await server().query('select from public.nutrition_goals')).toHaveLength(2);
  });

  it("finds the catalogue and one's own foods, and logs a meal of a food made in the same breath", async () => {
    const before = (await foodTable(device.db)).length;
    expect(before).toBeGreaterThan(80);
    const portion = { serving_description: '1 wrap', serving_grams: 250 };
    const nutrients = { kcal_per_100g: 130, protein_g_per_100g: 2, carbs_g_per_100g: 28, fat_g_per_100g: 1 };
    const id = await addFood(device.db, client, { name: ' Moi moi ', ...portion, ...nutrients }, clock);
    await quickAddMeal(device.db, meal('Moi moi', { food_id: id, servings: 1, source: 'food' }), clock);
    await favouriteFood(device.db, client, id, clock);
    expect(await device.push()).toEqual({});
    await editFood(device.db, id, { serving_grams: 240 }, clock);
    expect(await foodsById(device.db, [id, id])).toMatchObject([{ name: 'Moi moi', serving_grams: 240 }]);
    await retireFood(device.db, id, clock);
    expect(await foodTable(device.db)).toHaveLength(before);
    expect(await foodsById(device.db, [id])).toHaveLength(1);
    await restoreFood(device.db, id, clock);
    expect(await foodTable(device.db)).toHaveLength(before + 1);
    expect(await device.push()).toEqual({});
  });

  it('keeps a favourite once, however often it is named, and brings it back', async () => {
    const [food] = await foodTable(device.db);
    const foodId = food?.id ?? '';
    const mine = async () =>
      (await favouriteFoods(device.db, client)).filter((favourite) => favourite.food_id === foodId);
    await favouriteFood(device.db, client, foodId, clock);
    await favouriteFood(device.db, client, foodId, clock);
    expect(await mine()).toHaveLength(1);
    await device.push();
    await unfavouriteFood(device.db, client, foodId, clock);
    expect(await mine()).toEqual([]);
    await device.push();
    await favouriteFood(device.db, client, foodId, clock);
    expect(await mine()).toHaveLength(1);
    expect(await device.db.outbox.count()).toBe(1);
    await device.push();
    expect(
      await server().query('select from public.food_favourites where food_id = $1 and not deleted', [foodId]),
    ).toHaveLength(1);
  });
});
