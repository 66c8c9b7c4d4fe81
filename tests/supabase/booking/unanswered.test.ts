import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import { BAYO, TRAINER, aBookedTrainer } from './support.ts';
import { count, deviceOf } from '../people/support.ts';

describe.each(engines)('what nobody answers, on %s', (engine) => {
  const { db, ask, read, change, toldTo } = aBookedTrainer(engine);
  const round = (): Promise<unknown> =>
    db().as('service_role', (session) => session.query('select public.claim_deliveries()'));
  const endedHoursAgo = (id: unknown, hours: number): Promise<unknown> =>
    db().query(
      `update public.appointments set scheduled_date = began::date, scheduled_time = began::time
       from (select (now() - make_interval(hours => $2 + 1)) at time zone 'Africa/Lagos' as began) as past where id = $1`,
      [id, hours],
    );
  const isInCare = async (): Promise<boolean> =>
    (await db().as(TRAINER, (session) => count(session, `select from public.contacts where id = $1`, [BAYO]))) === 1;

  test('is declined a day after its time: the client is told, once, and is no longer in care', async () => {
    const { id } = await ask(BAYO, '09:00');
    const device = deviceOf(db(), TRAINER);
    expect((await device()).get(`contacts ${BAYO}`)).toBe('row');
    await endedHoursAgo(id, 23);
    await round();
    expect([(await read(id))['status'], await isInCare(), await toldTo(BAYO)]).toEqual(['pending', true, []]);
    await endedHoursAgo(id, 25);
    await round();
    const declined = await read(id);
    expect(declined).toMatchObject({ status: 'declined', decline_reason: 'unanswered' });
    expect(declined['refused_starts_at']).toEqual(declined['starts_at']);
    expect(declined['alternatives']).toHaveLength(3);
    expect([await isInCare(), (await device()).get(`contacts ${BAYO}`)]).toEqual([false, 'removed']);
    await round();
    expect((await read(id))['rev']).toBe(declined['rev']);
    const told = await db().query(`select title, message from public.notifications where user_id = $1`, [BAYO]);
    expect(told).toEqual([
      {
        title: 'Appointment request not answered',
        message: expect.stringMatching(/^Member 0003, \w+day, \d+ \w+, \d\d:\d\d$/),
      },
    ]);
  });

  test('can be asked for again at another time', async () => {
    const { id } = await ask(BAYO, '09:00');
    await endedHoursAgo(id, 25);
    await round();
    const [free] = (await read(id))['alternatives'] as { starts_at: string }[];
    expect(await change(BAYO, id, `starts_at = '${free?.starts_at}'`)).toMatchObject({
      status: 'pending',
      decline_reason: null,
    });
  });

  test('is nothing that was answered in time', async () => {
    const agreed = await ask(BAYO, '09:00');
    await change(TRAINER, agreed['id'], `status = 'confirmed'`);
    const off = await ask(BAYO, '10:00');
    await change(BAYO, off['id'], `status = 'cancelled'`);
    for (const { id } of [agreed, off]) await endedHoursAgo(id, 25);
    await round();
    expect([await read(agreed['id']), await read(off['id'])]).toMatchObject([
      { status: 'confirmed', decline_reason: null },
      { status: 'cancelled', decline_reason: null },
    ]);
  });
});
