import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { numbered } from '../../support/members.ts';
import { ADA, BAYO, DAY, TRAINER, WITHDRAWN, aBookedTrainer } from './support.ts';
import { codeOf, dayAhead, deviceOf, only, push } from '../people/support.ts';

describe.each(engines)('booking on %s', (engine) => {
  const { db, ask, read, change, toldTo } = aBookedTrainer(engine);
  const book = (client: string, time: string): Promise<Row> =>
    db().as(TRAINER, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
           values ($1, $2, 'Session', $3, $4, 'confirmed') returning id`,
        [client, TRAINER, DAY, time],
      ),
    );

  test('an open slot is held as pending until the provider confirms, in Lagos time', async () => {
    const asked = await ask(ADA, '09:30');
    expect(asked).toMatchObject({ status: 'pending', zone: 'Africa/Lagos', decline_reason: null, created_by: ADA });
    expect(new Date(String(asked['starts_at'])).toISOString()).toBe(`${DAY}T08:30:00.000Z`);
    expect(new Date(String(asked['ends_at'])).toISOString()).toBe(`${DAY}T09:30:00.000Z`);
    expect(await change(TRAINER, asked['id'], `status = 'confirmed'`)).toMatchObject({ status: 'confirmed' });
  });

  test('of two who ask for one slot the second is answered with a reason and open alternatives', async () => {
    await ask(ADA, '09:00');
    const second = await ask(BAYO, '09:30');
    expect(second).toMatchObject({ status: 'declined', decline_reason: 'taken' });
    const offered = second['alternatives'] as { scheduled_date: string; scheduled_time: string }[];
    expect(offered.map((slot) => `${slot.scheduled_date} ${slot.scheduled_time}`)).toEqual([
      `${DAY} 10:00:00`,
      `${DAY} 10:30:00`,
      `${DAY} 11:00:00`,
    ]);
    expect(await ask(BAYO, '10:00')).toMatchObject({ status: 'pending' });
  });

  test('an offline request that loses is a declined row on the device and not a parked one', async () => {
    await ask(ADA, '09:00');
    const device = deviceOf(db(), BAYO);
    await device();
    const row = {
      id: numbered(70),
      rev: '11111111-1111-4111-8111-111111111111',
      user_id: BAYO,
      provider_id: TRAINER,
      title: 'Training',
      scheduled_date: DAY,
      scheduled_time: '09:00',
      status: 'requested',
    };
    expect((await push(db(), BAYO, 'appointments', row)).verdict).toBe('applied');
    expect((await device()).get(`appointments ${row.id}`)).toBe('row');
    const replayed = await push(db(), BAYO, 'appointments', row);
    expect(replayed).toMatchObject({ verdict: 'duplicate', row: { status: 'declined', decline_reason: 'taken' } });
    expect(replayed.row?.['rev']).not.toBe(row.rev);
    const again = { ...row, rev: '33333333-3333-4333-8333-333333333333', scheduled_time: '11:00' };
    expect((await push(db(), BAYO, 'appointments', again, replayed.row?.['rev'])).verdict).toBe('applied');
    expect(await read(row.id)).toMatchObject({ status: 'pending', decline_reason: null, alternatives: [] });
  });

  test.each([
    ['past', { scheduled_date: dayAhead(-2) }, '10:00'],
    ['outside_hours', {}, '11:30'],
    ['outside_hours', {}, '08:59'],
    ['provider_unavailable', { provider_id: WITHDRAWN }, '10:00'],
  ])('a request is declined as %s', async (reason, more, time) => {
    expect(await ask(ADA, time, more)).toMatchObject({ status: 'declined', decline_reason: reason });
  });

  test('exceptions close and open hours', async () => {
    await db().query(
      `insert into public.availability_exceptions (provider_id, date, kind, start_time, end_time)
       values ($1, $2, 'closed', '09:00', '10:00'), ($1, $2, 'open', '18:00', '19:00')`,
      [TRAINER, DAY],
    );
    expect(await ask(ADA, '09:30')).toMatchObject({ decline_reason: 'outside_hours' });
    expect(await ask(ADA, '18:00')).toMatchObject({ status: 'pending' });
    const { free } = await db().as(BAYO, (session) =>
      only<{ free: string[] }>(session, `select public.open_slots($1, $2, 1, 60) as free`, [TRAINER, DAY]),
    );
    expect(free.map((instant) => instant.slice(11, 16))).toEqual(['09:00', '09:30', '10:00']);
  });

  test('a provider who confirms at once gives the call link with it', async () => {
    await db().as(TRAINER, (session) =>
      session.query(
        `insert into public.provider_schedules (id, user_id, auto_confirm, call_url) values ($1, $1, true, 'https://call.example/t')`,
        [TRAINER],
      ),
    );
    expect(await ask(ADA, '09:00', { mode: 'video' })).toMatchObject({
      status: 'confirmed',
      call_url: 'https://call.example/t',
    });
  });

  test('a client who moves an appointment asks again, and keeps the slot where the wish cannot be granted', async () => {
    const mine = await ask(ADA, '09:00');
    await change(TRAINER, mine['id'], `status = 'confirmed'`);
    await ask(BAYO, '11:00');
    const kept = await change(ADA, mine['id'], `scheduled_time = '11:00'`);
    expect(kept).toMatchObject({ status: 'confirmed', scheduled_time: '09:00:00', decline_reason: 'taken' });
    expect(kept['alternatives']).toHaveLength(3);
    const moved = await change(ADA, mine['id'], `scheduled_time = '10:00', status = 'requested'`);
    expect(moved).toMatchObject({ status: 'pending', scheduled_time: '10:00:00', decline_reason: null });
    expect(await ask(BAYO, '09:00')).toMatchObject({ status: 'pending' });
  });

  test('a refused move carries a rev of the server, so that the sender’s device takes the answer', async () => {
    const mine = await ask(ADA, '09:00');
    await ask(BAYO, '11:00');
    const device = deviceOf(db(), ADA);
    await device();
    const wish = {
      id: mine['id'],
      scheduled_time: '11:00',
      status: 'requested',
      rev: '22222222-2222-4222-8222-222222222222',
    };
    expect((await push(db(), ADA, 'appointments', wish, mine['rev'])).verdict).toBe('applied');
    expect((await read(mine['id']))['rev']).not.toBe(wish.rev);
    expect((await device()).get(`appointments ${String(mine['id'])}`)).toBe('row');
    expect(await push(db(), ADA, 'appointments', wish, mine['rev'])).toMatchObject({
      verdict: 'duplicate',
      row: { scheduled_time: '09:00:00', status: 'pending' },
    });
  });

  test('a provider books the own clients and nobody else', async () => {
    expect(await codeOf(book(BAYO, '20:00'))).toBe('42501');
    expect(await read((await book(ADA, '20:00'))['id'])).toMatchObject({ status: 'confirmed' });
    expect(await read((await book(ADA, '20:30'))['id'])).toMatchObject({ status: 'declined', decline_reason: 'taken' });
  });

  test('a plain writer is told of a double booking, also within one statement', async () => {
    const insert = `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status) values `;
    expect(
      await codeOf(
        db().query(`${insert} ($1, $2, 'a', $3, '10:00', 'confirmed'), ($1, $2, 'b', $3, '10:59', 'scheduled')`, [
          ADA,
          TRAINER,
          DAY,
        ]),
      ),
    ).toBe('23P01');
    await db().query(`${insert} ($1, $2, 'a', $3, '10:00', 'confirmed'), ($1, $2, 'b', $3, '11:00', 'scheduled')`, [
      ADA,
      TRAINER,
      DAY,
    ]);
    expect(await codeOf(db().query(`update public.appointments set scheduled_time = '10:30' where title = 'b'`))).toBe(
      '23P01',
    );
    expect(await codeOf(db().query(`update public.appointments set duration_minutes = 61 where title = 'a'`))).toBe(
      '23P01',
    );
  });

  test('both sides are told what happened', async () => {
    const id = (await ask(ADA, '09:00'))['id'];
    expect(await toldTo(TRAINER)).toEqual(['Appointment requested']);
    await change(TRAINER, id, `status = 'confirmed'`);
    await change(TRAINER, id, `scheduled_time = '10:00'`);
    await change(ADA, id, `status = 'cancelled'`);
    expect(await toldTo(ADA)).toEqual(['Appointment confirmed', 'New time proposed, please answer']);
    expect(await toldTo(TRAINER)).toEqual(['Appointment requested', 'Appointment cancelled']);
  });

  test('a provider who confirms at once is told of what is booked and moved', async () => {
    await db().query(`insert into public.provider_schedules (id, user_id, auto_confirm) values ($1, $1, true)`, [
      TRAINER,
    ]);
    const { id } = await ask(ADA, '09:00');
    expect([await toldTo(ADA), await toldTo(TRAINER)]).toEqual([['Appointment confirmed'], ['Appointment booked']]);
    await change(ADA, id, `scheduled_time = '10:00'`);
    const { message } = await only(
      db(),
      `select message from public.notifications where user_id = $1 order by created_at desc limit 1`,
      [TRAINER],
    );
    expect(message).toMatch(/^Member 0001, .*, 10:00$/);
    expect(await toldTo(TRAINER)).toEqual(['Appointment booked', 'Appointment booked']);
  });

  test('a request that arrives after its day is declined, and the client is told', async () => {
    expect(await ask(ADA, '09:00', { scheduled_date: dayAhead(-1) })).toMatchObject({ decline_reason: 'past' });
    expect(await toldTo(ADA)).toEqual(['Appointment declined']);
  });
});
