import { expect, it } from 'vitest';
import { planMeal, removeMeal, restoreMeal } from '#sync/actions/meal-plans.ts';
import { aServer } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();

it('brings back all that was written, also when its deletion has been sent', async () => {
  const { open, userId } = await server.aUser();
  const { db, sync } = open;
  const figures = { calories: 500, protein: 20, carbs: 60, fat: 15 };
  const words = { name: 'Jollof rice', notes: 'With plantain' };
  const meal = { user_id: userId, date: '2026-05-01', meal_type: 'lunch' as const, ...figures, ...words };
  const id = await did(db, planMeal(meal));
  const there = async (): Promise<unknown> => {
    sync.poke();
    const sql = 'select deleted, name, notes from public.meal_plans where id = $1';
    return (await server.stack.database.query(sql, [id]))[0];
  };
  await expect.poll(there).toMatchObject({ deleted: false });
  await did(db, removeMeal(id));
  await expect.poll(there).toMatchObject({ deleted: true });
  await expect.poll(() => db.outbox.count()).toBe(0);
  await did(db, restoreMeal(id));
  await expect.poll(there).toMatchObject({ deleted: false });
  expect(await there()).toEqual({ deleted: false, ...words });
});
