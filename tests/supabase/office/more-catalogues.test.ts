import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words as muscleWords } from '#src/work/catalogue/exercises/muscles/words/en.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, deviceOf, only, push } from '../people/support.ts';
import { deskOf, SECOND, WRITER } from './catalogue-desk.ts';

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];
const RICE = { code: 'jollof-rice', name: 'Jollof rice' };
const DOUBLE = 'jollof-rice-with-beef';

describe.each(engines)('exercises, foods, procedures and centres at the desk on %s', (engine) => {
  let db: TestDatabase;
  let desk: ReturnType<typeof deskOf>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    desk = deskOf(db);
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
    for (const admin of [WRITER, SECOND]) await join(db, admin, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const food = (name: string) =>
    only<{ id: string; is_active: boolean; aliases: string[]; kcal_per_100g: string }>(
      db,
      `select id, is_active, aliases, kcal_per_100g from public.foods where name = $1 and owner_id is null`,
      [name],
    );
  async function merge(double: string, kept: string, by = WRITER, id: string = randomUUID()): Promise<string[]> {
    const version = async (code: string) => (await desk.counts(code, 'foods')).version;
    const [of, into] = [await version(double), await version(kept)];
    await db.as(by, (session) =>
      session.query(`select public.merge_foods($1, $2, $3, 'The same dish', $4, $5)`, [id, double, kept, of, into]),
    );
    const waiting = `select id from private.catalogue_versions where state = 'review' and code in ($1, $2)`;
    return (await db.query<{ id: string }>(waiting, [double, kept])).map((each) => each.id);
  }

  test('the library comes to a device as some kilobytes, by revs of the server, of muscles that the app has words for', async () => {
    const rows = await db.query<{ rev: string; muscles: string[]; secondary_muscles: string[] }>(
      'select * from public.exercises where owner_id is null',
    );
    expect(brotliCompressSync(JSON.stringify(rows)).length).toBeLessThan(24_000);
    expect(rows.filter(({ rev }) => rev[14] !== '8')).toEqual([]);
    const used = new Set(rows.flatMap(({ muscles, secondary_muscles }) => [...muscles, ...secondary_muscles]));
    expect([...used].toSorted()).toEqual(Object.keys(muscleWords).toSorted());
    const [known] = await db.query('select private.are_muscles($1) as are', [Object.keys(muscleWords)]);
    expect(known).toEqual({ are: true });
  });

  test('all that the house has is there at its first version, and an administrator writes none of it by table', async () => {
    for (const [catalogue, table] of [
      ['exercises', `public.exercises where owner_id is null`],
      ['foods', `public.foods where owner_id is null`],
      ['procedures', 'public.procedures'],
      ['centres', 'public.centres'],
    ]) {
      const [versions] = await db.query(
        `select count(*)::integer as n from private.catalogue_versions where catalogue = $1 and version = 1`,
        [catalogue],
      );
      expect([catalogue, versions]).toEqual([catalogue, await only(db, `select count(*)::integer as n from ${table}`)]);
    }
    const { id } = await food(RICE.name);
    for (const by of [WRITER, TRAINER, ADA]) {
      const row = { id: randomUUID(), owner_id: null, name: 'Mine', kcal_per_100g: 1, category: 'Snacks' };
      expect([by, await push(db, by, 'foods', row)]).toMatchObject([by, { verdict: 'rejected' }]);
      for (const sql of [
        `update public.foods set kcal_per_100g = 1 where id = '${id}' returning id`,
        `update public.exercises set name = 'Mine' where owner_id is null returning id`,
      ]) {
        expect([by, await db.as(by, (session) => session.query(sql))]).toEqual([by, []]);
      }
      for (const sql of [`update public.procedures set price_low = 1`, `delete from public.centres`]) {
        expect([sql, await codeOf(db.as(by, (session) => session.query(sql)))]).toEqual([sql, '42501']);
      }
    }
    for (const by of [TRAINER, ADA]) expect(await codeOf(merge(DOUBLE, RICE.code, by))).toBe('42501');
    expect(await codeOf(db.as('anon', (session) => session.query(`select * from public.procedures`)))).toBe('42501');
  });

  test('a food keeps its row through versions, retirement and undo, and each comes to devices', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const before = await food(RICE.name);
    const act = await desk.publish([
      await desk.write(RICE.code, { kcal_per_100g: 170, aliases: ['jollof'] }, { catalogue: 'foods' }),
      await desk.write(
        'cold-jollof',
        { ...(await desk.counts(RICE.code, 'foods')).content, name: 'Cold jollof' },
        { catalogue: 'foods' },
      ),
    ]);
    expect(await food(RICE.name)).toMatchObject({ id: before.id, kcal_per_100g: '170', aliases: ['jollof'] });
    const { id } = await food('Cold jollof');
    const news = await hers();
    expect([news.get(`foods ${before.id}`), news.get(`foods ${id}`)]).toEqual(['row', 'row']);
    await desk.takeBack(act);
    expect([await food(RICE.name), (await food('Cold jollof')).is_active]).toEqual([before, false]);
    await desk.retire('jollof-rice-with-fish', 'foods');
    // It stays on devices, so that histories name it.
    const fish = await food('Jollof rice with fish');
    expect([fish.is_active, (await hers()).get(`foods ${fish.id}`)]).toEqual([false, 'row']);
    await db.query(`update private.catalogue_versions set state = 'returned' where state = 'review'`);
  });

  test('an exercise is added and changed as a price is', async () => {
    const squat = await desk.counts('goblet-squat', 'exercises');
    const [id] = await db.query(`select sync.natural_id('exercises', 'Goblet squat') as id`);
    await desk.publish([
      await desk.write('goblet-squat', { difficulty: 'intermediate' }, { catalogue: 'exercises' }),
      await desk.write(
        'wall-sit-hold',
        { ...squat.content, name: 'Wall sit hold', measure: 'time' },
        { catalogue: 'exercises' },
      ),
    ]);
    expect(await only(db, `select id, difficulty from public.exercises where name = 'Goblet squat'`)).toEqual({
      ...id,
      difficulty: 'intermediate',
    });
    expect(await only(db, `select measure, owner_id from public.exercises where name = 'Wall sit hold'`)).toEqual({
      measure: 'time',
      owner_id: null,
    });
  });

  test('no member takes the row of an entry that is to come', async () => {
    const id = await only<{ id: string }>(db, `select sync.natural_id('foods', 'desk', 'ofada-bowl') as id`);
    await push(db, ADA, 'foods', { ...id, owner_id: ADA, name: 'Mine', kcal_per_100g: 1, category: 'Own foods' });
    const { content } = await desk.counts(RICE.code, 'foods');
    await desk.publish([await desk.write('ofada-bowl', { ...content, name: 'Ofada bowl' }, { catalogue: 'foods' })]);
    expect(await food('Ofada bowl')).toMatchObject({ is_active: true });
    expect(await db.query(`select owner_id from public.foods where name = 'Mine'`)).toEqual([{ owner_id: ADA }]);
  });

  test('what cannot be so is refused by its column, also in a file', async () => {
    const wrong: [string, string, Record<string, unknown>][] = [
      ['foods', RICE.code, { kcal_per_100g: 901 }],
      ['foods', RICE.code, { kcal_per_100g: 'NaN' }],
      ['foods', RICE.code, { basis: 'own-entry' }],
      ['foods', RICE.code, { confidence: null }],
      ['foods', RICE.code, { category: 'Own foods' }],
      ['foods', RICE.code, { serving_grams: 0 }],
      ['foods', RICE.code, { aliases: 'jollof' }],
      ['foods', RICE.code, { name: 'White rice, boiled' }],
      ['foods', RICE.code, { owner_id: ADA }],
      ['foods', RICE.code, { is_estimate: false }],
      ['exercises', 'goblet-squat', { muscles: ['heart'] }],
      ['exercises', 'goblet-squat', { measure: 'weight' }],
      ['exercises', 'goblet-squat', { name: 'x'.repeat(121) }],
      // Words, drawings and instructions go by it.
      ['exercises', 'goblet-squat', { name: 'Cup squat' }],
      ['foods', RICE.code, { name: 'Sunday rice' }],
      ['procedures', 'arm-lift', { price_low: -1 }],
      ['procedures', 'arm-lift', { price_high: 100_000_001 }],
      ['centres', 'lagos', { city: 'Ibadan' }],
      ['centres', 'lagos', { phone: 'javascript:alert(1)' }],
      ['centres', 'lagos', { weekdays_to: '05:00' }],
    ];
    for (const [catalogue, code, change] of wrong) {
      const [line] = await desk.read([{ code, ...change }], false, undefined, catalogue);
      expect([change, line?.verdict, line?.problem]).toEqual([change, 'refused', Object.keys(change)[0]]);
      expect([change, await codeOf(desk.write(code, change, { catalogue }))]).toEqual([change, '22023']);
    }
    const [sum] = await desk.read(
      [{ code: RICE.code, protein_g_per_100g: 60, carbs_g_per_100g: 60 }],
      false,
      undefined,
      'foods',
    );
    expect(sum).toMatchObject({ verdict: 'refused', problem: 'content' });
  });

  test('a name that two drafts want goes to the first that is published', async () => {
    const { content } = await desk.counts(RICE.code, 'foods');
    const named = (code: string) => desk.write(code, { ...content, name: 'Sunday rice' }, { catalogue: 'foods' });
    const [one, other] = [await named('sunday-rice'), await named('rice-of-sundays')];
    const act = await desk.publish([one]);
    expect(await codeOf(desk.publish([other]))).toBe('P0002');
    await desk.takeBack(act);
    for (const each of [one, other]) await desk.giveBack(each);
  });

  test('a double goes into the food that stays, with its names and favourites; what was eaten stays as it was eaten', async () => {
    const [old, kept] = [await food('Jollof rice with beef'), await food(RICE.name)];
    for (const who of [ADA, TRAINER]) {
      await db.query(`insert into public.food_favourites (user_id, food_id) values ($1, $2)`, [who, old.id]);
    }
    await db.query(
      `insert into public.meal_plans (user_id, date, meal_type, name, calories, food_id)
       values ($1, current_date, 'lunch', 'Jollof', 400, $2)`,
      [ADA, old.id],
    );
    const favourites = async (who = ADA) =>
      (
        await db.query<{ food_id: string }>(
          `select food_id from public.food_favourites where user_id = $1 and not deleted order by food_id`,
          [who],
        )
      ).map(({ food_id }) => food_id);
    const hers = deviceOf(db, ADA);
    await hers();
    const id = randomUUID();
    const ids = await merge(DOUBLE, RICE.code, WRITER, id);
    expect(await codeOf(merge(DOUBLE, RICE.code))).toBe('P0002');
    await merge(DOUBLE, RICE.code, WRITER, id);
    expect(ids).toHaveLength(2);
    expect((await food('Jollof rice with beef')).is_active).toBe(true);
    expect(await codeOf(desk.publish(ids, WRITER))).toBe('42501');
    const shown = await db.as(SECOND, (session) =>
      session.query(
        `select code, work_merged_into, may_publish from public.catalogue_entries('foods', of_state => 'review')`,
      ),
    );
    expect(shown).toContainEqual({ code: DOUBLE, work_merged_into: RICE.name, may_publish: true });

    const act = await desk.publish(ids);
    expect((await food('Jollof rice with beef')).is_active).toBe(false);
    expect((await food(RICE.name)).aliases).toEqual([...kept.aliases, 'Jollof rice with beef', ...old.aliases]);
    expect(await favourites()).toEqual([old.id, kept.id].toSorted());
    expect(
      await only(db, `select food_id, name, calories from public.meal_plans where user_id = $1`, [ADA]),
    ).toMatchObject({
      food_id: old.id,
      name: 'Jollof',
    });
    const news = [...(await hers()).keys()];
    expect(news).toEqual(expect.arrayContaining([`foods ${old.id}`, `foods ${kept.id}`]));
    expect(news.some((key) => key.startsWith('food_favourites '))).toBe(true);
    // No chain, and no way round.
    expect(await codeOf(merge(RICE.code, DOUBLE))).toBe('P0002');
    expect(await codeOf(merge(RICE.code, RICE.code))).toBe('P0002');
    expect(await codeOf(merge(RICE.code, 'native-jollof-rice'))).toBe('P0002');
    expect(await codeOf(desk.retire(RICE.code, 'foods'))).toBe('P0002');
    // Taken away and made again by its owner.
    for (const deleted of [true, false]) {
      await db.query(`update public.food_favourites set deleted = $3 where (user_id, food_id) = ($1, $2)`, [
        TRAINER,
        kept.id,
        deleted,
      ]);
    }

    await desk.takeBack(act);
    expect([await food('Jollof rice with beef'), await food(RICE.name)]).toEqual([old, kept]);
    expect(await favourites()).toEqual([old.id]);
    expect(await favourites(TRAINER)).toEqual([old.id, kept.id].toSorted());
    for (const each of ids) await desk.giveBack(each);
  });

  test('a food does not go into one that was retired meanwhile', async () => {
    const ids = await merge(DOUBLE, 'jollof-couscous');
    await desk.retire('jollof-couscous', 'foods');
    const { id } = await only<{ id: string }>(
      db,
      `select id from private.catalogue_versions where state = 'review' and merged_into is not null`,
    );
    expect(await codeOf(desk.publish([id]))).toBe('P0002');
    for (const each of ids) await desk.giveBack(each);
  });

  test('a centre that is opened takes posts, and one that is closed keeps them', async () => {
    const post = (centre: string) =>
      db.as(ADA, (session) =>
        session.query(`insert into public.community_posts (user_id, content, centre) values ($1, 'Hello', $2)`, [
          ADA,
          centre,
        ]),
      );
    const choose = (city: string) =>
      db.query(`update public.profiles set preferred_fitness_center = $2 where id = $1`, [ADA, city]);
    await choose('Ibadan');
    expect(await codeOf(post('Ibadan'))).not.toBeNull();
    const lagos = (await desk.counts('lagos', 'centres')).content;
    await desk.publish([await desk.write('ibadan', { ...lagos, city: 'Ibadan', place: 4 }, { catalogue: 'centres' })]);
    await post('Ibadan');
    await desk.retire('ibadan', 'centres');
    expect(
      await db.as(ADA, (session) => session.query(`select city from public.centres where code = 'ibadan'`)),
    ).toEqual([]);
    await db.query(`update public.community_posts set content = 'Hello again' where centre = 'Ibadan'`);
  });

  test('a procedure has a price once two have agreed to it, and surgeons read it', async () => {
    const price = { price_low: 250_000, price_high: 400_000, deposit: 50_000 };
    await desk.publish([await desk.write('tummy-tuck', price, { catalogue: 'procedures' })]);
    expect(
      await db.as(ADA, (session) =>
        session.query(`select price_low, price_high, deposit from public.procedures where code = 'tummy-tuck'`),
      ),
    ).toEqual([price]);
  });
});
