import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import type { Verdict } from '../people/support.ts';
import { withCode } from './support.ts';

const [ADA, ADMIN] = [numbered(1), numbered(3)];

describe.each(engines)('nobody under 18 on %s', (engine) => {
  let db: TestDatabase;
  const ask = (sql: string, who = ADMIN): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const act = (sql: string, params: unknown[] = []): Promise<Row[]> =>
    withCode(db, ADMIN, (session) => session.query(sql, params));

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, ADMIN, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  test('whoever states to be younger than 18 by the API is closed out with everything kept, and let in at 18', async () => {
    const BOY = numbered(31);
    await join(db, BOY);
    const { of_age, younger } = await only<{ of_age: string; younger: string }>(
      db,
      `select day::text as of_age, (day + 1)::text as younger
       from (select (private.day_of(now()) - interval '18 years')::date as day) d`,
    );
    const state = async (set: string) => {
      await db.as(BOY, (session) => session.query(`update public.profiles set ${set}`));
      await db.query('select private.close_minors()');
    };
    const isOpen = async () =>
      (await codeOf(db.as(BOY, (session) => session.query('select public.require_session()')))) === null;
    const closed = async () => (await ask('select public.minors_closed() as n'))[0]?.['n'];
    await state(`date_of_birth = '${of_age}', age = 17`);
    expect([await closed(), await isOpen()]).toEqual([0, true]);
    // Mended before anybody came by.
    await db.query(`update public.profiles set date_of_birth = '${younger}' where id = '${BOY}'`);
    await db.query(`update public.profiles set date_of_birth = '${of_age}' where id = '${BOY}'`);
    await db.query('select private.close_minors()');
    expect([await closed(), await isOpen()]).toEqual([0, true]);
    await state(`date_of_birth = '${younger}', bio = 'Runner'`);
    expect([await closed(), await isOpen()]).toEqual([1, false]);
    expect(await only(db, 'select bio from public.profiles where id = $1', [BOY])).toEqual({ bio: 'Runner' });
    const { title } = await only<{ title: string }>(db, 'select title from public.notifications where user_id = $1', [
      BOY,
    ]);
    expect(title).toBe('Accounts here are for people of 18 and over');
    // A second date that is too late leaves the lock what it is.
    await db.query(`update public.profiles set date_of_birth = '${younger}'::date + 1 where id = '${BOY}'`);
    await db.query('select private.pass_birthdays()');
    expect(await closed()).toBe(1);
    await db.query(`insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, now(), now())`, [
      BOY,
    ]);
    await db.query(
      `set session_replication_role = replica; update public.profiles set date_of_birth = '${of_age}' where id = '${BOY}'; set session_replication_role = origin`,
    );
    await db.query('select private.pass_birthdays()');
    expect([
      await closed(),
      (await db.query(`select from private.audit_lines where act = 'person.grown'`)).length,
    ]).toEqual([0, 1]);
    expect(await codeOf(ask('select public.minors_closed()', ADA))).toBe('42501');
  });

  test('what a minor pushes is kept, all of it or all but what is wrong, and then the account is closed', async () => {
    const push = (who: string, ops: unknown[]) =>
      db.as(who, async (session) => {
        const [answer] = await session.query<{ verdicts: Verdict[] }>(
          'select public.sync_push($1::jsonb) as verdicts',
          [JSON.stringify(ops)],
        );
        return answer?.verdicts.map(({ verdict }) => verdict);
      });
    for (const [who, bad] of [
      [numbered(32), false],
      [numbered(33), true],
    ] as const) {
      await join(db, who);
      const { rev } = await only(db, 'select rev from public.profiles where id = $1', [who]);
      const drink = async (date: string, glasses_consumed: number) => {
        const { id } = await only(db, `select sync.natural_id('water_intake', $1, $2) as id`, [who, date]);
        const row = { id, rev: randomUUID(), user_id: who, date, glasses_consumed };
        return { entity: 'water_intake', row, base_rev: null };
      };
      const profile = { entity: 'profiles', row: { id: who, rev: randomUUID(), age: 16 }, base_rev: rev };
      const ops = [await drink('2026-11-01', 2), profile, await drink('2026-11-02', bad ? -1 : 3)];
      expect(await push(who, ops)).toEqual(['applied', 'applied', bad ? 'rejected' : 'applied']);
      await db.query('select private.close_minors()');
      expect(await codeOf(push(who, [await drink('2026-11-03', 1)]))).toBe('PT401');
      expect(await db.query('select from private.locks where user_id = $1', [who])).toHaveLength(1);
      expect(await db.query('select from public.water_intake where user_id = $1', [who])).toHaveLength(bad ? 1 : 2);
    }
  });

  test('a minor who is locked for another reason is closed out once that has ended, and stays in once the office lets him in', async () => {
    const GIRL = numbered(34);
    await join(db, GIRL);
    const unlock = () => act(`select public.unlock_person($1, 'Heard')`, [GIRL]);
    const reason = async () => (await db.query('select reason from private.locks where user_id = $1', [GIRL]))[0];
    await act(`select public.lock_person($1, 'Abuse')`, [GIRL]);
    await db.query('update public.profiles set age = 15 where id = $1', [GIRL]);
    await db.query('select private.pass_birthdays()');
    expect(await reason()).toEqual({ reason: 'Abuse' });
    await unlock();
    await db.query('select private.close_minors()');
    expect(await reason()).toEqual({ reason: 'Younger than 18, by the profile' });
    await unlock();
    await db.query('select private.pass_birthdays()');
    expect(await reason()).toBeUndefined();
    await db.query('update public.profiles set age = 14 where id = $1', [GIRL]);
    await db.query('select private.close_minors()');
    expect(await reason()).toBeDefined();
  });
});
