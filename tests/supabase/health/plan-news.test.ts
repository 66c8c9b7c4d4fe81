import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, dayAhead, only, push } from '../people/support.ts';

const [ADA, NGOZI, TRAINER, DOCTOR] = [1, 3, 5, 6].map(numbered) as [string, string, string, string];
const REFUSED = { verdict: 'rejected', code: '42501' };

describe.each(engines)('what a plan of days tells, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, NGOZI, 'nutritionist');
    await join(db, TRAINER, 'trainer');
    await join(db, DOCTOR, 'doctor');
    for (const provider of [NGOZI, TRAINER, DOCTOR]) await assign(db, provider, ADA);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const plan = (by: string, fields: Record<string, unknown> = {}) => {
    const own = { id: numbered((place += 1)), user_id: ADA, planned_by: by === ADA ? null : by };
    const meal = { date: dayAhead(2), name: 'Moi moi', meal_type: 'lunch', calories: 300 };
    return push(db, by, 'meal_plans', { ...own, ...meal, ...fields });
  };
  const told = async () =>
    (await db.query<{ title: string }>('select title from public.notifications where user_id = $1', [ADA])).map(
      ({ title }) => title,
    );

  test('a plan is told of once, a change of one that is under way as a change, and what is past not at all', async () => {
    await plan(NGOZI, { date: dayAhead(-3) });
    expect(await told()).toEqual([]);
    const { id } = await plan(NGOZI);
    await plan(NGOZI);
    expect(await told()).toEqual(['Meals are planned for you']);
    await db.query('delete from public.notifications');
    await db.query(`update public.meal_plans set created_at = now() - interval '3 days'`);
    const { rev, ...row } = await only(db, 'select * from public.meal_plans where id = $1', [id]);
    expect(await push(db, NGOZI, 'meal_plans', { ...row, name: 'Akara' }, rev)).toMatchObject({ verdict: 'applied' });
    await plan(NGOZI);
    expect(await told()).toEqual(['Your meal plan has changed']);
    await db.query('delete from public.notifications');
    await plan(ADA);
    expect(await told()).toEqual([]);
  });

  test('an alternative names the meal it may be eaten instead of, and only in a plan', async () => {
    const { id } = await plan(NGOZI);
    expect(await plan(NGOZI, { instead_of: id })).toMatchObject({ verdict: 'applied' });
    expect(await plan(ADA, { instead_of: id })).toMatchObject(REFUSED);
  });

  test('a client and a nutritionist mark a day of fasting; what the client marked is not the nutritionist’s', async () => {
    const mark = async (by: string, date: string, fields: Record<string, unknown> = {}) => {
      const { id } = await only<{ id: string }>(db, `select sync.natural_id('fasting_days', $1, $2) as id`, [
        ADA,
        date,
      ]);
      const marked_by = by === ADA ? null : by;
      return push(db, by, 'fasting_days', { id, user_id: ADA, date, marked_by, ...fields });
    };
    const remove = async (by: string, date: string) => {
      const { rev, ...row } = await only(db, 'select * from public.fasting_days where date = $1', [date]);
      return push(db, by, 'fasting_days', { ...row, deleted: true }, rev);
    };
    expect(await mark(ADA, dayAhead(1))).toMatchObject({ verdict: 'applied' });
    expect(await remove(NGOZI, dayAhead(1))).toMatchObject(REFUSED);
    expect(await mark(NGOZI, dayAhead(2))).toMatchObject({ verdict: 'applied' });
    expect(await remove(ADA, dayAhead(2))).toMatchObject({ verdict: 'applied' });
    expect(await mark(TRAINER, dayAhead(3))).toMatchObject(REFUSED);
    const sees = (who: string) => db.as(who, (session) => count(session, 'select from public.fasting_days'));
    expect([await sees(ADA), await sees(NGOZI), await sees(TRAINER)]).toEqual([2, 2, 0]);
  });

  test('trainers in care hear of each clearance and that one is void, read or not, without a word of it', async () => {
    await db.query('delete from public.notifications');
    await db.query(`update public.user_settings set language = 'de' where id = $1`, [TRAINER]);
    const sign = (kind: string, said: Record<string, unknown>) => {
      const own = { id: numbered((place += 1)), client_id: ADA, author_id: DOCTOR, signed_by: 'Somebody' };
      return push(db, DOCTOR, 'care_papers', {
        ...{ ...own, kind, from_on: '2026-03-02', signed_at: '2026-03-02T10:00:00Z' },
        ...said,
      });
    };
    const news = () =>
      db.query('select user_id, title, message, link from public.notifications where user_id <> $1', [ADA]);
    const noticed = (title: string) => ({
      user_id: TRAINER,
      title,
      message: 'Öffne die Akte, bevor du die nächste Einheit planst.',
      link: `/clients/record?part=program&of=${ADA}`,
    });
    const signed = noticed('Für einen deiner Klienten wurde etwas ärztlich unterschrieben');
    await sign('referral', { to_name: 'LUTH, Lagos', body: 'Knee' });
    expect(await news()).toEqual([]);
    const { id } = await sign('clearance', { verdict: 'limited', limits: ['heavy'] });
    await sign('clearance', { verdict: 'not_cleared' });
    expect(await news()).toEqual([signed, signed]);
    const { rev, ...row } = await only(db, 'select * from public.care_papers where id = $1', [id]);
    const over = { ...row, void_at: '2026-03-03T10:00:00Z' };
    expect(await push(db, DOCTOR, 'care_papers', over, rev)).toMatchObject({ verdict: 'applied' });
    const taken = noticed('Für einen deiner Klienten wurde etwas ärztlich widerrufen');
    expect((await news()).toSorted((a, b) => String(a['title']).localeCompare(String(b['title'])))).toEqual([
      signed,
      signed,
      taken,
    ]);
  });
});
