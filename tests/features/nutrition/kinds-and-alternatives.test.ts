import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markFasting, unmarkFasting } from '#sync/actions/fasting-days.ts';
import { copyDay, copyPlan, logMeal, planForClient, removeMeal, unplan } from '#sync/actions/meal-plans.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import type { Action } from '#sync/engine/act.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { countedOf, mealsOfDay } from '#sync/queries/meal-plans.ts';
import { shoppingList } from '#src/features/nutrition/shopping.ts';
import { complianceOf } from '#src/work/food/compliance.ts';
import { coursesOf } from '#src/work/food/day.ts';
import { targetsInKinds } from '#src/work/food/day-kind.ts';
import { did } from '../../support/did.ts';

const [ME, NGOZI] = [randomUUID(), randomUUID()];
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const;
const FOOD = { meal_type: 'lunch' as const, calories: 300, protein: 10, carbs: 40, fat: 8 };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

let at = Date.now();
const does = <T>(action: Action<T>): Promise<T> => did(db, action, { now: () => (at += 1000) });

describe('targets by kind of day', () => {
  const FIGURES = { protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
  const set = (calories_target: number, valid_from: string, rest: object = {}) =>
    does(
      setNutritionGoals({ user_id: ME, valid_from, targets: { calories_target, ...FIGURES }, set_by: NGOZI, ...rest }),
    );
  const on = async (day: string) => {
    const here = { today: MONDAY, zone: 'Africa/Lagos' };
    return (await targetsInKinds(db, ME, { from: MONDAY, to: WEDNESDAY }, here))(day);
  };

  it('are those of every day, and of no kind, until somebody sets them so', async () => {
    await set(1900, MONDAY);
    expect(await on(MONDAY)).toMatchObject({ calories_target: 1900, of: null });
  });

  it('follow what is planned, done and marked, and say which and why', async () => {
    await set(1900, MONDAY);
    await set(2300, MONDAY, { day_kind: 'training' });
    await set(1400, MONDAY, { day_kind: 'fasting' });
    await db
      .table(workoutSessions.name)
      .bulkAdd([
        { id: randomUUID(), user_id: ME, status: 'scheduled', scheduled_for: `${TUESDAY}T16:00:00Z`, deleted: false },
      ]);
    expect(await on(MONDAY)).toMatchObject({ calories_target: 1900, of: { kind: 'rest', why: 'nothing' } });
    expect(await on(TUESDAY)).toMatchObject({
      calories_target: 2300,
      set_by: NGOZI,
      day_kind: 'training',
      of: { kind: 'training', why: 'planned' },
    });
    await does(markFasting({ user_id: ME, date: TUESDAY, marked_by: null }));
    expect(await on(TUESDAY)).toMatchObject({ calories_target: 1400, of: { kind: 'fasting', why: 'marked' } });
    await does(unmarkFasting({ user_id: ME, date: TUESDAY }));
    expect(await on(TUESDAY)).toMatchObject({ calories_target: 2300 });
  });

  it('give way to those of every day that begin later, and to own ones that the person took up', async () => {
    await set(2300, MONDAY, { day_kind: 'rest' });
    await set(2000, TUESDAY);
    expect([(await on(MONDAY)).calories_target, (await on(TUESDAY)).calories_target]).toEqual([2300, 2000]);
    await set(2400, TUESDAY, { day_kind: 'rest' });
    await set(1600, TUESDAY, { set_by: undefined, overrides: true });
    expect(await on(WEDNESDAY)).toMatchObject({ calories_target: 1600, set_by: null });
    await set(2500, TUESDAY, { day_kind: 'rest' });
    expect(await on(WEDNESDAY)).toMatchObject({ calories_target: 2500, set_by: NGOZI });
  });
});

describe('what may be eaten instead', () => {
  const plan = (name: string, rest: object = {}) =>
    does(planForClient({ clientId: ME, plannedBy: NGOZI }, { ...FOOD, name, date: MONDAY, ...rest }));
  const day = (date: string = MONDAY) => mealsOfDay(db, ME, date);
  const names = (meals: readonly { name: string }[]) => meals.map(({ name }) => name);

  it('stands after its meal, counts in nothing until it is eaten, and then in place of it', async () => {
    const rice = await plan('Rice');
    await plan('Yam');
    const beans = await plan('Beans', { instead_of: rice, calories: 900 });
    expect(names(coursesOf(await day())[0]?.meals ?? [])).toEqual(['Rice', 'Beans', 'Yam']);
    expect(coursesOf(await day())[0]?.calories).toBe(600);
    expect(names(countedOf(await day()))).toEqual(['Rice', 'Yam']);
    expect(names(await shoppingList(db, ME, [MONDAY], MONDAY))).toEqual(['Rice', 'Yam']);
    await does(logMeal(beans));
    expect(names(countedOf(await day()))).toEqual(['Yam', 'Beans']);
    expect(complianceOf(await day(), TUESDAY)).toMatchObject({ planned: 2, kept: 1 });
  });

  it('counts in the place of a meal that is gone, and one of several alone', async () => {
    const rice = await plan('Rice');
    await plan('Beans', { instead_of: rice });
    const eba = await plan('Eba', { instead_of: rice });
    await does(removeMeal(rice));
    expect(names(countedOf(await day()))).toEqual(['Beans']);
    await does(logMeal(eba));
    expect(names(countedOf(await day()))).toEqual(['Eba']);
  });

  it('is copied to another day in place of what it was eaten instead of', async () => {
    const rice = await plan('Rice');
    await does(logMeal(await plan('Beans', { instead_of: rice })));
    await does(copyDay({ userId: ME, from: MONDAY, to: TUESDAY }));
    expect(names(await day(TUESDAY))).toEqual(['Beans']);
  });

  it('is copied with its meal, and taken off with it', async () => {
    const rice = await plan('Rice');
    await plan('Beans', { instead_of: rice });
    await does(copyPlan({ clientId: ME, plannedBy: NGOZI }, [{ from: MONDAY, to: TUESDAY }]));
    const [first, other] = await day(TUESDAY);
    expect([first?.name, other?.name, other?.instead_of]).toEqual(['Rice', 'Beans', first?.id]);
    expect(await does(unplan(rice))).toBe(true);
    expect(await day()).toEqual([]);
  });
});
