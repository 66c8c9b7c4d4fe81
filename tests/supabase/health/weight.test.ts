import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#sync/entities/profiles.ts';
import { poundsOf } from '#sync/queries/profiles.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';

describe.each(engines)('weight is one series on %s', (engine) => {
  let db: TestDatabase;
  let who = 100;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 240_000);
  afterAll(() => db.close());

  const newcomer = () => join(db, numbered((who += 1)));
  const weigh = (user: string, kilograms: number, at: string) =>
    db.as(user, async (caller) => {
      const [row] = await caller.query<{ id: string }>(
        `insert into public.measurements (user_id, kind, value, unit, measured_at)
         values ($1, 'weight', $2, 'kg', $3) returning id`,
        [user, kilograms, at],
      );
      return row?.id ?? '';
    });
  const write = (user: string, pounds: number | null, at = new Date().toISOString()) =>
    db.as(user, (caller) =>
      caller.query('update public.profiles set weight = $2, updated_at = $3, rev = gen_random_uuid() where id = $1', [
        user,
        pounds,
        at,
      ]),
    );
  const profile = async (user: string) => {
    const [row] = await db.query<{ weight: string | null }>('select weight::text from public.profiles where id = $1', [
      user,
    ]);
    return row?.weight ?? null;
  };
  const series = async (user: string) =>
    (
      await db.query<{ value: string }>(
        `select value::float8::text as value from public.measurements
         where user_id = $1 and not deleted order by measured_at`,
        [user],
      )
    ).map((row) => row.value);

  test('a weight in the profile enters the series, exactly to a tenth of a pound', async () => {
    const user = await newcomer();
    for (const pounds of [180, 179.9, 160.1, 99.7]) {
      await write(user, pounds);
      expect(await profile(user)).toBe(pounds.toFixed(1));
    }
    expect(await series(user)).toEqual(['45.22']);
  });

  test('the series takes what the profile takes, and what a device lets through', async () => {
    const [least, most] = LIMITS.weight;
    for (const hundredths of [903, 904, 905, 906, 907, 908, 68_036, 68_038, 68_039, 68_040, 68_041, 68_042, 68_050]) {
      const user = await newcomer();
      const kg = hundredths / 100;
      const isTaken = await weigh(user, kg, '2026-01-01T00:00:00Z').then(
        () => true,
        () => false,
      );
      const pounds = poundsOf(kg);
      expect([kg, isTaken]).toEqual([kg, pounds >= least && pounds <= most]);
      expect(await profile(user)).toBe(isTaken ? pounds.toFixed(1) : null);
    }
  });

  test('a weight measured becomes the weight of the profile', async () => {
    const user = await newcomer();
    await weigh(user, 80, '2026-01-01T00:00:00Z');
    expect(await profile(user)).toBe('176.4');
    expect(await series(user)).toEqual(['80']);
  });

  test('only the newest counts, whichever side an older one comes from', async () => {
    const user = await newcomer();
    await weigh(user, 80, '2026-02-01T00:00:00Z');
    await weigh(user, 90, '2026-01-01T00:00:00Z');
    expect(await profile(user)).toBe('176.4');
    await write(user, 190, '2026-01-15T10:00:00Z');
    expect(await profile(user)).toBe('176.4');
    expect(await series(user)).toEqual(['90', '86.18', '80']);
  });

  test('a newest weight that is deleted or corrected takes the profile with it', async () => {
    const user = await newcomer();
    await weigh(user, 80, '2026-01-01T00:00:00Z');
    const last = await weigh(user, 85, '2026-01-02T00:00:00Z');
    await db.as(user, (caller) => caller.query('update public.measurements set value = 84 where id = $1', [last]));
    expect(await profile(user)).toBe('185.2');
    await db.as(user, (caller) => caller.query('update public.measurements set deleted = true where id = $1', [last]));
    expect(await profile(user)).toBe('176.4');
  });

  test('the same weight written again, or another column, adds nothing', async () => {
    const user = await newcomer();
    await weigh(user, 81.64, '2026-01-01T00:00:00Z');
    await write(user, 180);
    await db.as(user, (caller) => caller.query('update public.profiles set age = 30 where id = $1', [user]));
    expect(await series(user)).toEqual(['81.64']);
  });

  test('a cleared weight leaves the series alone', async () => {
    const user = await newcomer();
    await weigh(user, 80, '2026-01-01T00:00:00Z');
    await write(user, null);
    expect([await profile(user), await series(user)]).toEqual([null, ['80']]);
  });

  test('the row a profile makes is the one a device can derive', async () => {
    const user = await newcomer();
    await write(user, 180, '2026-03-04T23:30:00Z');
    const rows = await db.query(
      `select source, id = sync.natural_id('measurements', user_id::text, 'weight', '2026-03-04') as derived
       from public.measurements where user_id = $1`,
      [user],
    );
    expect(rows).toEqual([{ source: 'profile', derived: true }]);
  });

  test('other kinds are checked for unit and sense and leave the profile alone', async () => {
    const user = await newcomer();
    const measure = (kind: string, value: number, unit: string) =>
      db.as(user, (caller) =>
        caller.query('insert into public.measurements (user_id, kind, value, unit) values ($1, $2, $3, $4)', [
          user,
          kind,
          value,
          unit,
        ]),
      );
    await measure('waist', 90, 'cm');
    expect(await profile(user)).toBeNull();
    await expect(measure('weight', 180, 'lb')).rejects.toMatchObject({ code: '23514' });
    await expect(measure('temperature', 98, 'C')).rejects.toMatchObject({ code: '23514' });
  });
});
