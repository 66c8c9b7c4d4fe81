import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { ADA, BAYO, TRAINER, aBookedTrainer } from '../booking/support.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

describe.each(engines)('who withdraws sight, on %s', (engine) => {
  const { db, ask, change, pass } = aBookedTrainer(engine);
  const withdrawal = async (client: string): Promise<Row> => {
    const { id } = await only(db(), `select sync.natural_id('sight_withdrawals', $1, $2) as id`, [client, TRAINER]);
    return { id, user_id: client, provider_id: TRAINER };
  };
  const completed = async (client: string): Promise<void> => {
    const { id } = await ask(client, '09:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    await pass(id);
    await change(TRAINER, id, `status = 'completed'`);
  };
  const sees = (table: string, client: string): Promise<number> =>
    db().as(TRAINER, (session) => count(session, `select from public.${table} where user_id = $1`, [client]));
  const goal = (client: string): Promise<{ id: string }> =>
    db().as(client, (session) =>
      only(
        session,
        `insert into public.goals (user_id, kind, title, target) values ($1, 'weight', 'Less', 70) returning id`,
        [client],
      ),
    );

  test.each([
    ['after a visit', BAYO],
    ['while an assignment lasts', ADA],
  ])('takes the records from the provider and from his device, and can give them back: %s', async (_when, client) => {
    await db().exec(`delete from public.sight_withdrawals; delete from public.goals`);
    await completed(client);
    const { id } = await goal(client);
    const device = deviceOf(db(), TRAINER);
    expect((await device()).get(`goals ${id}`)).toBe('row');
    const row = await withdrawal(client);
    expect((await push(db(), client, 'sight_withdrawals', row)).verdict).toBe('applied');
    expect([await sees('goals', client), await sees('contacts', client), await sees('people', client)]).toEqual([
      0, 0, 1,
    ]);
    const news = await device();
    expect([news.get(`goals ${id}`), news.get(`contacts ${client}`), news.get(`people ${client}`)]).toEqual([
      'removed',
      'removed',
      undefined,
    ]);
    const { rev } = await only(db(), `select rev from public.sight_withdrawals where id = $1`, [row['id']]);
    expect((await push(db(), client, 'sight_withdrawals', { ...row, deleted: true }, rev)).verdict).toBe('applied');
    expect([await sees('goals', client), (await device()).get(`goals ${id}`)]).toEqual([1, 'row']);
  });

  test('is not overruled by another visit, nor by what the provider does', async () => {
    await completed(BAYO);
    await push(db(), BAYO, 'sight_withdrawals', await withdrawal(BAYO));
    const { id } = await ask(BAYO, '11:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    expect(await sees('contacts', BAYO)).toBe(0);
    const undo = `update public.sight_withdrawals set deleted = true where user_id = $1 returning id`;
    expect(await db().as(TRAINER, (session) => count(session, undo, [BAYO]))).toBe(0);
    expect(await db().as(TRAINER, (session) => count(session, `select from public.sight_withdrawals`))).toBe(0);
    await db().exec(`delete from public.sight_withdrawals`);
    expect(await sees('contacts', BAYO)).toBe(1);
  });

  test('does it in nobody else’s name', async () => {
    const row = await withdrawal(ADA);
    expect(await push(db(), BAYO, 'sight_withdrawals', row)).toMatchObject({ verdict: 'rejected', code: '42501' });
    const asVisitor = db().as('anon', (session) => session.query(`select from public.sight_withdrawals`));
    expect(await codeOf(asVisitor)).toBe('42501');
  });
});
