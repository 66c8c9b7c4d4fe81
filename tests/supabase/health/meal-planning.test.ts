import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push } from '../people/support.ts';

const [ADA, BAYO, NGOZI, TUNDE, TRAINER] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];
const REFUSED = { verdict: 'rejected', code: '42501' };

describe.each(engines)('meals planned by a nutritionist on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const nutritionist of [NGOZI, TUNDE]) await join(db, nutritionist, 'nutritionist');
    await join(db, TRAINER, 'trainer');
    for (const provider of [NGOZI, TUNDE, TRAINER]) await assign(db, provider, ADA);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  // To come, so that it is in the share of whoever cares.
  const MEAL = { date: '2031-03-03', name: 'Moi moi', meal_type: 'lunch', calories: 300 };
  const plan = (by: string, fields: Record<string, unknown> = {}) => {
    const own = { id: numbered((place += 1)), user_id: ADA, planned_by: by };
    return push(db, by, 'meal_plans', { ...own, ...MEAL, ...fields });
  };
  const rowOf = (table: string, id: string) => only(db, `select * from public.${table} where id = $1`, [id]);
  const edit = async (who: string, id: string, fields: Record<string, unknown>, table = 'meal_plans') => {
    const { rev, ...row } = await rowOf(table, id);
    return push(db, who, table, { ...row, ...fields }, rev);
  };

  test('it stands on the client’s device, who eats it in one tap and whose it is from then on', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const { id, verdict } = await plan(NGOZI);
    expect(verdict).toBe('applied');
    expect((await hers()).get(`meal_plans ${id}`)).toBe('row');
    expect((await edit(ADA, id, { logged: true })).verdict).toBe('applied');
    for (const change of [{ calories: 1 }, { logged: false }, { deleted: true }]) {
      expect(await edit(NGOZI, id, change)).toMatchObject(REFUSED);
    }
    expect(await rowOf('meal_plans', id)).toMatchObject({ logged: true, planned_by: NGOZI, deleted: false });
  });

  test('one that the client swapped is not the nutritionist’s any more, and one the client removed is gone', async () => {
    const { id } = await plan(NGOZI);
    expect((await edit(ADA, id, { name: 'Akara', swapped: true })).verdict).toBe('applied');
    expect(await edit(NGOZI, id, { name: 'Moi moi' })).toMatchObject(REFUSED);
    expect(await edit(NGOZI, id, { swapped: false })).toMatchObject(REFUSED);
    const { id: other } = await plan(NGOZI);
    const his = deviceOf(db, NGOZI);
    await his();
    expect((await edit(ADA, other, { deleted: true })).verdict).toBe('applied');
    expect((await his()).has(`meal_plans ${other}`)).toBe(true);
  });

  test('both nutritionists of a client change the plan, and neither in the name of another', async () => {
    const { id } = await plan(NGOZI);
    expect((await edit(TUNDE, id, { meal_type: 'dinner' })).verdict).toBe('applied');
    expect((await edit(TUNDE, id, { planned_by: TUNDE, calories: 310 })).verdict).toBe('applied');
    expect(await rowOf('meal_plans', id)).toMatchObject({ planned_by: NGOZI, meal_type: 'dinner' });
    expect((await edit(TUNDE, id, { deleted: true })).verdict).toBe('applied');
    expect(await plan(TUNDE, { planned_by: NGOZI })).toMatchObject(REFUSED);
  });

  test('nothing is planned as eaten, for a stranger, by another kind of provider, or over what the client wrote', async () => {
    expect(await plan(NGOZI, { logged: true })).toMatchObject(REFUSED);
    expect(await plan(NGOZI, { swapped: true })).toMatchObject(REFUSED);
    expect(await plan(NGOZI, { user_id: BAYO })).toMatchObject(REFUSED);
    expect(await plan(NGOZI, { planned_by: null })).toMatchObject(REFUSED);
    expect(await plan(TRAINER)).toMatchObject(REFUSED);
    expect(await plan(ADA, { planned_by: NGOZI })).toMatchObject(REFUSED);
    const own = await plan(ADA, { planned_by: null });
    expect(own.verdict).toBe('applied');
    expect(await edit(NGOZI, own.id, { calories: 1 })).toMatchObject(REFUSED);
    expect(await edit(ADA, own.id, { planned_by: NGOZI })).toMatchObject({ verdict: 'applied' });
    expect(await rowOf('meal_plans', own.id)).toMatchObject({ planned_by: null });
  });

  test('it is made of foods that the client sees', async () => {
    const food = async (owner: string) => {
      const row = { id: numbered((place += 1)), owner_id: owner, name: 'Stew', kcal_per_100g: 90 };
      return (await push(db, owner, 'foods', row)).id;
    };
    expect((await plan(NGOZI, { food_id: await food(ADA) })).verdict).toBe('applied');
    expect(await plan(NGOZI, { food_id: await food(NGOZI) })).toMatchObject(REFUSED);
    const { id } = await only(db, `select id from public.foods where name = 'Moi moi' and owner_id is null`);
    expect((await plan(NGOZI, { food_id: id })).verdict).toBe('applied');
  });

  describe('targets', () => {
    const set = (by: string, fields: Record<string, unknown> = {}) =>
      push(db, by, 'nutrition_goals', {
        id: numbered((place += 1)),
        user_id: ADA,
        set_by: by === ADA ? null : by,
        valid_from: '2026-03-02',
        calories_target: 1900,
        ...fields,
      });

    test('are set by a nutritionist of the client in his own name, and changed by nobody else', async () => {
      const hers = deviceOf(db, ADA);
      await hers();
      const { id, verdict } = await set(NGOZI);
      expect(verdict).toBe('applied');
      expect((await hers()).get(`nutrition_goals ${id}`)).toBe('row');
      for (const other of [ADA, TUNDE, TRAINER]) {
        expect((await edit(other, id, { calories_target: 1 }, 'nutrition_goals')).verdict).toBe('rejected');
      }
      expect((await edit(NGOZI, id, { calories_target: 2000 }, 'nutrition_goals')).verdict).toBe('applied');
      expect((await set(ADA, { overrides: true })).verdict).toBe('applied');
    });

    test('are not set for a stranger, by another kind of provider, in another’s name, or in the client’s', async () => {
      expect(await set(NGOZI, { user_id: BAYO })).toMatchObject(REFUSED);
      expect(await set(TRAINER)).toMatchObject(REFUSED);
      expect(await set(NGOZI, { set_by: TUNDE })).toMatchObject(REFUSED);
      expect(await set(NGOZI, { set_by: null })).toMatchObject(REFUSED);
      expect(await set(NGOZI, { overrides: true })).toMatchObject(REFUSED);
      expect(await set(ADA, { set_by: NGOZI })).toMatchObject(REFUSED);
    });
  });

  describe('a comment on a meal', () => {
    const comment = (by: string, meal_id: string, fields: Record<string, unknown> = {}) =>
      push(db, by, 'meal_comments', {
        id: numbered((place += 1)),
        user_id: ADA,
        meal_id,
        author_id: by,
        body: 'More beans',
        ...fields,
      });
    const told = () =>
      db.query(
        `select title, message, link from public.notifications where user_id = $1 and about = $2 and link <> '/nutrition'`,
        [ADA, NGOZI],
      );

    test('is read at the meal, and announced once without a word of it', async () => {
      const { id: meal } = await plan(ADA, { planned_by: null, logged: true });
      const hers = deviceOf(db, ADA);
      await hers();
      const { id, verdict } = await comment(NGOZI, meal);
      expect(verdict).toBe('applied');
      expect((await hers()).get(`meal_comments ${id}`)).toBe('row');
      await comment(NGOZI, meal, { body: 'And less oil' });
      expect(await told()).toEqual([
        {
          title: 'Your nutritionist wrote to you',
          message: 'Open the app to read it.',
          link: '/nutrition?day=2031-03-03',
        },
      ]);
      expect((await edit(NGOZI, id, { deleted: true }, 'meal_comments')).verdict).toBe('applied');
      expect(await rowOf('meal_comments', id)).toMatchObject({ body: '(deleted)' });
    });

    test('is written by a nutritionist of the client, in his own name, on a meal of that client', async () => {
      const { id: hers } = await plan(ADA, { planned_by: null });
      const { id: his } = await push(db, BAYO, 'meal_plans', { id: numbered((place += 1)), user_id: BAYO, ...MEAL });
      expect(await comment(ADA, hers)).toMatchObject(REFUSED);
      expect(await comment(TRAINER, hers)).toMatchObject(REFUSED);
      expect(await comment(NGOZI, hers, { author_id: TUNDE })).toMatchObject(REFUSED);
      expect(await comment(NGOZI, his)).toMatchObject({ verdict: 'rejected', code: '23503' });
      expect(await comment(NGOZI, his, { user_id: BAYO })).toMatchObject(REFUSED);
      const { id } = await comment(NGOZI, hers);
      for (const other of [ADA, TUNDE]) {
        expect((await edit(other, id, { body: 'No' }, 'meal_comments')).verdict).toBe('rejected');
      }
    });
  });

  test('with the care the right to write ends; what was planned and set stays with the client', async () => {
    const { id } = await plan(TUNDE);
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [TUNDE]);
    const seen = (who: string) => db.as(who, (its) => count(its, `select from public.meal_plans where id = $1`, [id]));
    expect([await seen(TUNDE), await seen(ADA)]).toEqual([0, 1]);
    expect((await edit(TUNDE, id, { calories: 1 })).verdict).toBe('rejected');
    expect((await plan(TUNDE)).verdict).toBe('rejected');
    expect((await edit(NGOZI, id, { calories: 290 })).verdict).toBe('applied');
    await db.query(`delete from auth.users where id = $1`, [TUNDE]);
    expect(await rowOf('meal_plans', id)).toMatchObject({ planned_by: null, deleted: false });
  });
});
