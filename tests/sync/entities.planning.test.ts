import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentOnMeal } from '#sync/actions/meal-comments.ts';
import { editMeal, logMeal, planForClient, removeMeal, replan, unplan } from '#sync/actions/meal-plans.ts';
import { planByTemplate, saveTemplate } from '#sync/actions/meal-templates.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { commentsOn } from '#sync/queries/meal-comments.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { targetsOf } from '#sync/queries/nutrition-goals.ts';
import { assign, join, numbered } from '../support/members.ts';
import { did } from '../support/did.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

// To come, so that it is in the share of whoever cares.
const [DAY, NEXT] = ['2031-03-03', '2031-03-04'] as const;
const [client, ngozi, tunde] = [1, 2, 3].map(numbered) as [string, string, string];
const MEAL = { name: 'Moi moi', meal_type: 'lunch' as const, calories: 300, protein: 16, carbs: 30, fat: 9, date: DAY };
const clock = steadyClock();

describe('a plan on the devices of a client and two nutritionists', () => {
  const server = aServer(async (db) => {
    await join(db, client);
    for (const nutritionist of [ngozi, tunde]) {
      await join(db, nutritionist, 'nutritionist');
      await assign(db, nutritionist, client);
    }
  });
  let [hers, ngozis, tundes] = [] as unknown as [Device, Device, Device];
  beforeEach(async () => {
    await server().exec('delete from public.meal_plans');
    [hers, ngozis, tundes] = [
      await openDevice(server(), client),
      await openDevice(server(), ngozi),
      await openDevice(server(), tunde),
    ];
  });
  afterEach(() => [hers, ngozis, tundes].forEach((device) => device.close()));

  const pulled = async (): Promise<void> => {
    for (const device of [hers, ngozis, tundes]) await device.pull();
  };
  async function planned(): Promise<string> {
    const id = await did(ngozis.db, planForClient({ clientId: client, plannedBy: ngozi }, MEAL), clock);
    expect(await ngozis.push()).toEqual({});
    await pulled();
    return id;
  }
  const on = async ({ db }: Device) => (await mealsOfDay(db, client, DAY))[0];

  it('is merged where both change it without a network: the amount by the one, the meal by the other', async () => {
    const id = await planned();
    await did(ngozis.db, replan(id, { calories: 450, grams: 300, servings: 1.5 }), clock);
    await did(tundes.db, replan(id, { meal_type: 'dinner' }), clock);
    await ngozis.converge();
    await tundes.converge();
    await pulled();
    for (const device of [hers, ngozis, tundes]) {
      expect(await on(device)).toMatchObject({ calories: 450, grams: 300, meal_type: 'dinner', planned_by: ngozi });
    }
  });

  it('takes a food and its amount from one side alone', async () => {
    const id = await planned();
    await did(ngozis.db, replan(id, { name: 'Eba', calories: 350 }), clock);
    await did(tundes.db, replan(id, { calories: 150, grams: 100, servings: 0.5 }), clock);
    await ngozis.converge();
    await tundes.converge();
    await pulled();
    expect(await on(hers)).toMatchObject({ name: 'Moi moi', calories: 150, grams: 100 });
  });

  describe('that the client ate or swapped without a network stays so, whatever a nutritionist made of it since:', () => {
    async function meanwhile(hersTo: (id: string) => Promise<unknown>, his: (id: string) => Promise<unknown>) {
      const id = await planned();
      await hersTo(id);
      await his(id);
      expect(await ngozis.push()).toEqual({});
      await hers.converge();
      await pulled();
      const [mine, theirs] = [await on(hers), await on(ngozis)];
      expect(theirs).toEqual(mine);
      return { meal: mine, lost: await hers.db.conflicts.toArray() };
    }
    const ate = (id: string) => did(hers.db, logMeal(id), clock);
    const beans = { name: 'Beans', calories: 250 };

    it('another dish', async () => {
      const { meal, lost } = await meanwhile(ate, (id) => did(ngozis.db, replan(id, beans), clock));
      expect(meal).toMatchObject({ name: 'Moi moi', calories: 300, logged: true });
      expect(lost).toMatchObject([{ lost: beans }]);
    });

    it('another day', async () => {
      const { meal } = await meanwhile(ate, (id) => did(ngozis.db, replan(id, { date: NEXT }), clock));
      expect(meal).toMatchObject({ date: DAY, logged: true });
    });

    it('nothing any more', async () => {
      const { meal } = await meanwhile(ate, (id) => did(ngozis.db, unplan(id), clock));
      expect(meal).toMatchObject({ name: 'Moi moi', logged: true });
    });

    it('something else than what was put in its place', async () => {
      const swap = (id: string) => did(hers.db, editMeal(id, { name: 'Akara', calories: 200 }), clock);
      const { meal } = await meanwhile(swap, (id) => did(ngozis.db, replan(id, beans), clock));
      expect(meal).toMatchObject({ name: 'Akara', calories: 200, swapped: true });
    });
  });

  it('is eaten without a network, and what a nutritionist changed of it meanwhile is told to him as lost', async () => {
    const id = await planned();
    await did(hers.db, logMeal(id), clock);
    await did(tundes.db, replan(id, { calories: 100 }), clock);
    await hers.converge();
    await tundes.converge();
    await pulled();
    expect(await on(hers)).toMatchObject({ logged: true, calories: 300 });
    expect(await tundes.db.conflicts.toArray()).toMatchObject([{ id, lost: { calories: 100 } }]);
    expect(await tundes.db.rejected.count()).toBe(0);
    expect(await hers.db.rejected.count()).toBe(0);
  });

  it('is taken off by the client, also from the devices of the nutritionists', async () => {
    const id = await planned();
    await did(hers.db, removeMeal(id), clock);
    expect(await hers.push()).toEqual({});
    await pulled();
    expect(await on(tundes)).toBeUndefined();
  });

  it('stays off where a nutritionist changed it without knowing, and that change is parked with him', async () => {
    const id = await planned();
    await did(hers.db, removeMeal(id), clock);
    await did(tundes.db, replan(id, { calories: 100 }), clock);
    await hers.converge();
    await tundes.converge();
    await pulled();
    expect(await on(hers)).toBeUndefined();
    expect(await on(ngozis)).toBeUndefined();
    expect(await tundes.db.rejected.toArray()).toMatchObject([{ id, code: '42501' }]);
  });

  it('is taken off by two nutritionists at once, of whom neither is told of a fault', async () => {
    const id = await planned();
    await did(ngozis.db, unplan(id), clock);
    await did(tundes.db, unplan(id), clock);
    await ngozis.converge();
    await tundes.converge();
    await pulled();
    expect(await on(hers)).toBeUndefined();
    expect([await ngozis.db.rejected.count(), await tundes.db.rejected.count()]).toEqual([0, 0]);
  });

  it('comes with targets, comments and templates that are written offline', async () => {
    const meal_id = await planned();
    const figures = { protein_target: 100, carbs_target: 150, fat_target: 50, water_target: 8 };
    const targets = { calories_target: 1900, ...figures };
    await did(ngozis.db, commentOnMeal({ user_id: client, meal_id, author_id: ngozi, body: 'With pap' }), clock);
    await did(ngozis.db, setNutritionGoals({ user_id: client, set_by: ngozi, valid_from: DAY, targets }), clock);
    const kept = { user_id: ngozi, clientId: client, name: 'A day', days: [DAY] };
    const template = (await did(ngozis.db, saveTemplate(kept), clock)) ?? '';
    await did(ngozis.db, planByTemplate(template, { clientId: client, plannedBy: ngozi, days: [NEXT] }), clock);
    expect(await ngozis.push()).toEqual({});
    await pulled();
    expect(await commentsOn(hers.db, [meal_id])).toMatchObject([{ body: 'With pap', author_id: ngozi }]);
    expect(await targetsOf(hers.db, client, DAY)).toMatchObject({ calories_target: 1900, set_by: ngozi });
    expect(await mealsOfDay(hers.db, client, NEXT)).toMatchObject([{ name: 'Moi moi', planned_by: ngozi }]);
    expect(await tundes.db.rows({ name: 'meal_templates' }).count()).toBe(0);
  });
});
