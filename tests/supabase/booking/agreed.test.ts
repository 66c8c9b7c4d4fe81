import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { ADA, BAYO, TRAINER, aBookedTrainer } from './support.ts';
import { codeOf, count, dayAhead, deviceOf, only, push } from '../people/support.ts';

describe.each(engines)('the time that was agreed, on %s', (engine) => {
  const { db, ask, read, change, toldTo, pass } = aBookedTrainer(engine);
  /** The provider moves it to so many seconds ago, as if those had passed since. */
  const movedTo = async (id: unknown, seconds: number): Promise<unknown> => {
    await change(TRAINER, id, `status = 'confirmed', starts_at = now() + interval '1 hour'`);
    return db().query(
      `update public.appointments set scheduled_date = began::date, scheduled_time = began::time,
         agreed_starts_at = agreed_starts_at
       from (select (now() - make_interval(secs => $2)) at time zone 'Africa/Lagos' as began) as past where id = $1`,
      [id, seconds],
    );
  };
  /** As the client had it before the server moved the clock in the helper above. */
  const agreedTo = (id: unknown, day: string): Promise<unknown> =>
    db().query(`update public.appointments set agreed_starts_at = $2::date where id = $1`, [id, day]);
  const inCare = async (client: string): Promise<boolean> =>
    (await db().as(TRAINER, (session) => count(session, `select from public.contacts where id = $1`, [client]))) === 1;
  const round = (): Promise<unknown> =>
    db().as('service_role', (session) => session.query('select public.claim_deliveries()'));

  test('is the one asked for, and the one a wish is granted', async () => {
    const asked = await ask(BAYO, '09:00');
    expect(asked['agreed_starts_at']).toEqual(asked['starts_at']);
    await ask(ADA, '11:00');
    const refused = await change(BAYO, asked['id'], `scheduled_time = '11:00'`);
    expect(refused).toMatchObject({ scheduled_time: '09:00:00', agreed_starts_at: asked['starts_at'] });
    const moved = await change(BAYO, asked['id'], `scheduled_time = '10:00'`);
    expect(moved['agreed_starts_at']).toEqual(moved['starts_at']);
  });

  test('is not the provider’s to set: what was moved alone is not completed when its time has come', async () => {
    const { id } = await ask(BAYO, '09:00');
    await movedTo(id, 3);
    await agreedTo(id, dayAhead(30));
    expect(await codeOf(change(TRAINER, id, `status = 'completed'`))).toBe('42501');
    expect(await codeOf(change(TRAINER, id, `agreed_starts_at = starts_at`))).toBe('42501');
    expect(await codeOf(change(TRAINER, id, `agreed_starts_at = starts_at, status = 'completed'`))).toBe('42501');
    expect(await change(BAYO, id, `status = 'cancelled'`)).toMatchObject({ status: 'cancelled' });
  });

  test('is the new one as soon as the client says so, and then it can be completed', async () => {
    const { id } = await ask(BAYO, '09:00');
    await movedTo(id, 3);
    await agreedTo(id, dayAhead(30));
    await change(BAYO, id, `agreed_starts_at = starts_at`);
    expect(await change(TRAINER, id, `status = 'completed'`)).toMatchObject({ status: 'completed' });
  });

  test('is not put off by the provider for longer than anybody can be asked', async () => {
    const { id } = await ask(BAYO, '09:00');
    expect(await codeOf(change(TRAINER, id, `scheduled_date = '${dayAhead(92)}'`))).toBe('42501');
    expect(await change(TRAINER, id, `scheduled_date = '${dayAhead(80)}'`)).toMatchObject({ status: 'pending' });
  });

  test('is asked for by name, and the provider hears of it', async () => {
    const asked = await ask(BAYO, '09:00');
    const moved = await change(TRAINER, asked['id'], `scheduled_time = '11:00'`);
    expect(moved).toMatchObject({ status: 'pending', agreed_starts_at: asked['starts_at'] });
    expect(await toldTo(BAYO)).toEqual(['New time proposed, please answer']);
    const agreed = { id: asked['id'], agreed_starts_at: new Date(String(moved['starts_at'])).toISOString() };
    expect((await push(db(), BAYO, 'appointments', agreed, moved['rev'])).verdict).toBe('applied');
    expect((await read(asked['id']))['agreed_starts_at']).toEqual(moved['starts_at']);
    expect(await toldTo(TRAINER)).toEqual(['Appointment requested', 'New time agreed']);
  });

  test('is not needed where the provider has booked, which gives no sight either', async () => {
    const { id } = await db().as(TRAINER, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
         values ($1, $2, 'Talk', $3, '09:00', 'confirmed') returning id`,
        [ADA, TRAINER, dayAhead(2)],
      ),
    );
    expect(await read(id)).toMatchObject({ agreed_starts_at: null });
    await change(TRAINER, id, `scheduled_time = '10:00'`);
    expect(await toldTo(ADA)).toEqual(['Appointment confirmed', 'Appointment rescheduled']);
    await pass(id);
    expect(await change(TRAINER, id, `status = 'completed'`)).toMatchObject({ status: 'completed' });
  });

  test('lapses with a move that nobody agreed to: a day after it the sight is gone, and both are told', async () => {
    const { id } = await ask(BAYO, '09:00');
    const device = deviceOf(db(), TRAINER);
    await movedTo(id, 26 * 3600);
    await agreedTo(id, dayAhead(30));
    expect([await inCare(BAYO), (await device()).get(`contacts ${BAYO}`)]).toEqual([true, 'row']);
    await round();
    expect(await read(id)).toMatchObject({
      status: 'declined',
      decline_reason: 'unanswered',
      agreed_starts_at: null,
    });
    expect([await inCare(BAYO), (await device()).get(`contacts ${BAYO}`)]).toEqual([false, 'removed']);
    expect([(await toldTo(BAYO)).at(-1), (await toldTo(TRAINER)).at(-1)]).toEqual([
      'New time not agreed',
      'New time not agreed',
    ]);
  });

  describe('after a request has lapsed without an answer', () => {
    const lapsed = async (): Promise<Row> => {
      const { id } = await ask(BAYO, '09:00');
      await db().query(`update public.appointments set scheduled_date = $2 where id = $1`, [id, dayAhead(-3)]);
      await round();
      await db().exec(`delete from public.notifications`);
      const row = await read(id);
      expect(row).toMatchObject({ status: 'declined', decline_reason: 'unanswered' });
      return row;
    };

    test('an answer that comes too late changes nothing, keeps the notes, and the provider is told', async () => {
      const { id, rev } = await lapsed();
      const late = { id, status: 'confirmed', notes: 'Bring the scan.', rev: '11111111-1111-4111-8111-111111111111' };
      expect((await push(db(), TRAINER, 'appointments', late, rev)).verdict).toBe('applied');
      const kept = await read(id);
      expect(kept).toMatchObject({ status: 'declined', decline_reason: 'unanswered', notes: 'Bring the scan.' });
      expect(kept['rev']).not.toBe(late.rev);
      await change(TRAINER, id, `status = 'completed'`);
      expect(await read(id)).toMatchObject({ status: 'declined', decline_reason: 'unanswered' });
      expect([await toldTo(TRAINER), await toldTo(BAYO), await inCare(BAYO)]).toEqual([
        ['Your answer came too late', 'Your answer came too late'],
        [],
        false,
      ]);
    });

    test('the provider proposes another time, without sight until the client agrees', async () => {
      const { id } = await lapsed();
      const proposed = await change(
        TRAINER,
        id,
        `status = 'confirmed', scheduled_date = '${dayAhead(5)}', scheduled_time = '10:00'`,
      );
      expect(proposed).toMatchObject({ status: 'confirmed', agreed_starts_at: null, decline_reason: null });
      expect([await toldTo(BAYO), await inCare(BAYO)]).toEqual([['New time proposed, please answer'], false]);
      await change(BAYO, id, `agreed_starts_at = starts_at`);
      expect([await toldTo(TRAINER), await inCare(BAYO)]).toEqual([['New time agreed'], true]);
    });

    test('a time that is taken is not proposed, and can be chosen again', async () => {
      const { id } = await lapsed();
      await ask(ADA, '10:00', { scheduled_date: dayAhead(5) });
      const propose = (time: string): Promise<Row> =>
        change(TRAINER, id, `status = 'confirmed', scheduled_date = '${dayAhead(5)}', scheduled_time = '${time}'`);
      expect(await propose('10:00')).toMatchObject({ status: 'declined', decline_reason: 'unanswered' });
      expect(await toldTo(TRAINER)).toContain('Appointment not moved');
      expect(await propose('11:00')).toMatchObject({ status: 'confirmed', scheduled_time: '11:00:00' });
    });

    test('nothing else is done with it', async () => {
      const { id } = await lapsed();
      for (const set of [`status = 'pending'`, `scheduled_date = '${dayAhead(5)}'`, `title = 'Other'`])
        expect(await codeOf(change(TRAINER, id, set))).toBe('42501');
    });
  });

  test('what it is for is not changed by the client once it was agreed', async () => {
    const { id } = await ask(ADA, '09:00');
    await change(ADA, id, `title = 'Assessment', appointment_type = 'fitness'`);
    await change(TRAINER, id, `status = 'confirmed'`);
    for (const set of [`title = 'Other'`, `appointment_type = 'nutrition'`])
      expect(await codeOf(change(ADA, id, set))).toBe('42501');
  });

  test.each([
    `mode = 'phone'`,
    `location = 'Room 9'`,
    `title = 'Assessment'`,
    `appointment_type = 'nutrition'`,
    `duration_minutes = 30`,
  ])('the client is told where the provider changes %s', async (set) => {
    const { id } = await ask(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    await change(TRAINER, id, `notes = 'Nothing to hear of'`);
    expect(await toldTo(ADA)).toEqual(['Appointment confirmed']);
    await change(TRAINER, id, set);
    expect(await toldTo(ADA)).toEqual(['Appointment confirmed', 'Appointment changed']);
  });

  test('the client is told of another room of the provider, with its name', async () => {
    const { id } = await ask(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    await db().as(TRAINER, (session) =>
      session.query(`insert into public.provider_schedules (id, user_id, location) values ($1, $1, 'Room 9')`, [
        TRAINER,
      ]),
    );
    const told = await only(db(), `select message from public.notifications where title = 'Appointment changed'`);
    expect(told['message']).toMatch(/Room 9$/);
  });
});
