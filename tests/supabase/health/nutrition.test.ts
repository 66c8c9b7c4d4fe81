import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADA, BAYO, openWithCast, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

const DIETICIAN = numbered(4);

describe.each(engines)('nutrition on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openWithCast(engine);
    await join(db, DIETICIAN, 'nutritionist');
    await assign(db, TRAINER, ADA);
    await assign(db, DIETICIAN, ADA);
  }, 240_000);
  afterAll(() => db.close());

  test('1,919 foods, each with source, basis and confidence; what stands in for another is an estimate', async () => {
    const rows = await db.as(ADA, (ada) =>
      ada.query(`
        select count(*) as foods, count(*) filter (where is_estimate) as estimates,
          count(*) filter (where source like 'USDA SR28%' and basis = 'found-proxy' and confidence = 'medium'
            and notes like 'Figures of %') as stand_ins,
          bool_and(basis = 'found-proxy') filter (where notes like 'Figures of %') as labelled,
          bool_and(confidence = case basis when 'found' then 'high' else 'medium' end)
            filter (where source like 'USDA SR28%' or basis = 'derived-recipe') as graded,
          bool_and(length(source) > 10 and confidence is not null and licence is not null) as sourced,
          bool_and(rev = id) as light, count(distinct category) as categories
        from public.foods`),
    );
    expect(rows).toEqual([
      {
        foods: 1919,
        estimates: 381,
        stand_ins: 27,
        labelled: true,
        graded: true,
        sourced: true,
        light: true,
        categories: 13,
      },
    ]);
  });

  test('a food keeps its figures and its id', async () => {
    const rows = await db.as(ADA, (ada) =>
      ada.query(`
        select id = sync.natural_id('foods', 'Jollof rice') as derived, aliases, kcal_per_100g::text as kcal,
          serving_grams::text as grams, is_estimate
        from public.foods where name = 'Jollof rice'`),
    );
    expect(rows).toEqual([
      { derived: true, aliases: ['jollof', 'party jollof', 'jellof'], kcal: '161', grams: '250', is_estimate: true },
    ]);
  });

  test("the catalogue is read-only; one's own food is one's own, also in a meal", async () => {
    const catalogue = db.as(ADA, (ada) =>
      ada.query(`insert into public.foods (name, kcal_per_100g) values ('Wind', 0)`),
    );
    await expect(catalogue).rejects.toMatchObject({ code: '42501' });
    const changed = await db.as(ADA, (ada) => ada.query('update public.foods set kcal_per_100g = 0 returning id'));
    expect(changed).toEqual([]);
    const [soup] = await db.as(ADA, (ada) =>
      ada.query<{ id: string; is_estimate: boolean }>(
        `insert into public.foods (owner_id, name, kcal_per_100g) values ($1, 'My soup', 60) returning id, is_estimate`,
        [ADA],
      ),
    );
    expect(soup?.is_estimate).toBe(false);
    const eat = (who: string) =>
      db.as(who, (caller) =>
        caller.query(`insert into public.meal_plans (user_id, date, food_id) values ($1, '2026-01-02', $2)`, [
          who,
          soup?.id,
        ]),
      );
    await expect(eat(BAYO)).rejects.toMatchObject({ code: '42501' });
    await eat(ADA);
    const seen = await db.as(DIETICIAN, (her) => her.query('select id from public.foods where owner_id = $1', [ADA]));
    expect(seen).toHaveLength(1);
  });

  test("a dish of one's own has a recipe, which its nutritionist reads; the catalogue has none", async () => {
    const part = { food_id: null, name: 'Rice', grams: 500, kcal: 374, protein: 7.5, carbs: 80, fat: 1, fibre: 1.8 };
    const cook = (recipe: unknown) =>
      db.as(ADA, (ada) =>
        ada.query(
          `insert into public.foods (owner_id, name, kcal_per_100g, recipe) values ($1, 'My rice', 125, $2::jsonb) returning id`,
          [ADA, JSON.stringify(recipe)],
        ),
      );
    const read = (who: string) =>
      db.as(who, (caller) =>
        caller.query(`select recipe from public.foods where owner_id = $1 and name = 'My rice'`, [ADA]),
      );
    const dish = { cooked_grams: 1500, servings: 5, parts: [part] };
    await cook(dish);
    expect(await read(DIETICIAN)).toEqual([{ recipe: dish }]);
    expect(await read(BAYO)).toEqual([]);
    expect(await read(TRAINER)).toEqual([]);
    const bad: unknown[] = [
      {},
      null,
      'rice',
      [part],
      { parts: [part] },
      { ...dish, said: 'by the way' },
      ...[0, -1, 100_001, '1500', null].map((cooked_grams) => ({ ...dish, cooked_grams })),
      ...[0, 201, '5', null].map((servings) => ({ ...dish, servings })),
      ...[[], 'rice', null, {}, ['rice'], [null], [[part]], Array.from({ length: 61 }, () => part)].map((parts) => ({
        ...dish,
        parts,
      })),
      ...[
        { food_id: 'rice' },
        { food_id: 7 },
        { food_id: undefined },
        { name: '' },
        { name: ' ' },
        { name: 'r'.repeat(201) },
        { name: null },
        { grams: 0 },
        { grams: 20_001 },
        { grams: '500' },
        { grams: null },
        { kcal: 901 },
        { kcal: -1 },
        { protein: 101 },
        { carbs: 101 },
        { fat: null },
        { fat: 101 },
        { fibre: '2' },
        { fibre: 101 },
        { fibre: undefined },
        { price: 200 },
      ].map((wrong) => ({ ...dish, parts: [part, { ...part, ...wrong }] })),
    ];
    for (const each of bad) await expect(cook(each)).rejects.toMatchObject({ code: '23514' });
    const most = { ...part, name: 'r'.repeat(200), food_id: randomUUID(), fibre: null };
    await cook({ cooked_grams: 100_000, servings: 200, parts: Array.from({ length: 40 }, () => most) });
    const heavy = (fat: number) =>
      db.as(ADA, (ada) =>
        ada.query(
          `insert into public.foods (owner_id, name, kcal_per_100g, carbs_g_per_100g, fat_g_per_100g, recipe)
           values ($1, 'My oil', 800, 60, $2, $3::jsonb)`,
          [ADA, fat, JSON.stringify(dish)],
        ),
      );
    await heavy(40);
    await expect(heavy(41)).rejects.toMatchObject({ code: '23514' });
    const catalogue = db.query(`update public.foods set recipe = $1::jsonb where name = 'Jollof rice'`, [
      JSON.stringify(dish),
    ]);
    await expect(catalogue).rejects.toMatchObject({ code: '23514' });
  });

  test('a meal is logged with its moment, and unlogged without one', async () => {
    const [planned] = await db.as(ADA, (ada) =>
      ada.query<{ id: string; logged: boolean }>(
        `insert into public.meal_plans (user_id, date, name, calories) values ($1, '2026-01-02', 'Eba', 139.5)
         returning id, logged`,
        [ADA],
      ),
    );
    const log = (logged: boolean) =>
      db.as(ADA, async (ada) => {
        const [row] = await ada.query(
          `update public.meal_plans set logged = $2 where id = $1 returning logged_at is not null as stamped`,
          [planned?.id, logged],
        );
        return row?.['stamped'];
      });
    expect([planned?.logged, await log(true), await log(false)]).toEqual([false, true, false]);
  });

  test('water is one row a user and day with a derived id, and an upsert counts up', async () => {
    const drink = (glasses: number) =>
      db.as(ADA, (ada) =>
        ada.query(
          `insert into public.water_intake (user_id, date, glasses_consumed) values ($1, '2026-01-02', $2)
           on conflict (user_id, date) do update
             set user_id = excluded.user_id, date = excluded.date, glasses_consumed = excluded.glasses_consumed
           returning glasses_consumed, id = sync.natural_id('water_intake', user_id::text, '2026-01-02') as derived`,
          [ADA, glasses],
        ),
      );
    expect(await drink(1)).toEqual([{ glasses_consumed: 1, derived: true }]);
    expect(await drink(2)).toEqual([{ glasses_consumed: 2, derived: true }]);
    const made = db.as(ADA, (ada) =>
      ada.query(`insert into public.water_intake (id, user_id, date) values ($1, $2, '2026-01-03')`, [
        numbered(77),
        ADA,
      ]),
    );
    await expect(made).rejects.toMatchObject({ code: '23514' });
    const moved = db.as(ADA, (ada) => ada.query(`update public.water_intake set date = '2026-02-01'`));
    await expect(moved).rejects.toMatchObject({ code: '23514' });
  });

  /** Whether somebody sees Ada's water, and her meals. */
  const counts = async (who: string) =>
    db.as(who, async (caller) => [
      (await caller.query('select id from public.water_intake where user_id = $1', [ADA])).length > 0,
      (await caller.query('select id from public.meal_plans where user_id = $1', [ADA])).length > 0,
    ]);

  test('trainers read water and no meals; nutritionists read both; strangers neither', async () => {
    expect(await counts(TRAINER)).toEqual([true, false]);
    expect(await counts(DIETICIAN)).toEqual([true, true]);
    expect(await counts(BAYO)).toEqual([false, false]);
  });

  test('a favourite is made once a food, and only of a food one sees', async () => {
    const like = `insert into public.food_favourites (user_id, food_id)
      values ($1, sync.natural_id('foods', 'Moi moi')) returning id`;
    expect(await db.as(ADA, (ada) => ada.query(like, [ADA]))).toHaveLength(1);
    await expect(db.as(ADA, (ada) => ada.query(like, [ADA]))).rejects.toMatchObject({ code: '23505' });
    await expect(db.as(BAYO, (bayo) => bayo.query(like, [ADA]))).rejects.toMatchObject({ code: '42501' });
  });
});
