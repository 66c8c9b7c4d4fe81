import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { ADA, BAYO, DAY, TRAINER, aBookedTrainer } from './support.ts';
import { dayAhead, deviceOf, only } from '../people/support.ts';

describe.each(engines)('how much of a calendar one client asks for, on %s', (engine) => {
  const { db, ask, read, change } = aBookedTrainer(engine);
  const TIMES = ['09:00', '10:00', '11:00'];
  const TOO_MANY = { status: 'declined', decline_reason: 'too_many', alternatives: [] };
  const open = async (first: string): Promise<string[]> => {
    const { slots } = await db().as(ADA, (session) =>
      only<{ slots: string[] }>(session, `select public.open_slots($1, $2, 3, 60) as slots`, [TRAINER, first]),
    );
    return slots;
  };

  test('three requests wait at a time, and an answer makes room for the next', async () => {
    const asked = [];
    for (const time of TIMES) asked.push(await ask(BAYO, time));
    expect(asked.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    const device = deviceOf(db(), BAYO);
    await device();
    const fourth = await ask(BAYO, '09:00', { scheduled_date: dayAhead(8) });
    expect(fourth).toMatchObject(TOO_MANY);
    expect((await device()).get(`appointments ${String(fourth['id'])}`)).toBe('row');
    expect(await ask(ADA, '10:00', { scheduled_date: dayAhead(8) })).toMatchObject({ status: 'pending' });
    expect(await change(BAYO, fourth['id'], `scheduled_time = '11:00'`)).toMatchObject(TOO_MANY);
    await change(TRAINER, asked[0]?.['id'], `status = 'confirmed'`);
    expect(await change(BAYO, fourth['id'], `status = 'requested'`)).toMatchObject({ status: 'pending' });
  });

  test('also where they come at once', async () => {
    const answers = await db().as(BAYO, (session) =>
      session.query(
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
         select $1, $2, 'Training', $3::date + n, '09:00' from generate_series(0, 5) n returning id`,
        [BAYO, TRAINER, DAY],
      ),
    );
    const statuses = await Promise.all(answers.map(async ({ id }) => (await read(id))['status']));
    expect(statuses).toEqual(['pending', 'pending', 'pending', 'declined', 'declined', 'declined']);
  });

  test('what is confirmed without being looked at counts as well, while it is to come', async () => {
    await db().as(TRAINER, (session) =>
      session.query(`insert into public.provider_schedules (id, user_id, auto_confirm) values ($1, $1, true)`, [
        TRAINER,
      ]),
    );
    const asked: Row[] = [];
    for (const time of TIMES) asked.push(await ask(BAYO, time));
    expect(asked.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await ask(BAYO, '09:00', { scheduled_date: dayAhead(8) })).toMatchObject(TOO_MANY);
    await db().query(`update public.appointments set scheduled_date = $2 where id = $1`, [
      asked[0]?.['id'],
      dayAhead(-1),
    ]);
    expect(await ask(BAYO, '09:00', { scheduled_date: dayAhead(8) })).toMatchObject({ status: 'confirmed' });
  });

  test('whoever moves one of three holds no more than before', async () => {
    const [first] = [await ask(BAYO, '09:00'), await ask(BAYO, '10:00'), await ask(BAYO, '11:00')];
    expect(await change(BAYO, first?.['id'], `scheduled_date = '${dayAhead(8)}'`)).toMatchObject({
      status: 'pending',
      decline_reason: null,
    });
  });

  test('nothing is asked for beyond ninety days, and nothing is offered there', async () => {
    const far = { status: 'declined', decline_reason: 'too_far', alternatives: [] };
    expect(await ask(BAYO, '09:00', { scheduled_date: '2099-06-01' })).toMatchObject(far);
    const near = await ask(BAYO, '09:00', { scheduled_date: dayAhead(89) });
    expect(near).toMatchObject({ status: 'pending' });
    expect(await change(BAYO, near['id'], `scheduled_date = '${dayAhead(92)}'`)).toMatchObject({
      status: 'pending',
      decline_reason: 'too_far',
      scheduled_date: near['scheduled_date'],
    });
    expect((await open(dayAhead(86))).length).toBeGreaterThan(0);
    expect(await open(dayAhead(92))).toEqual([]);
  });
});
