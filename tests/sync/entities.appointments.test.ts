import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  requestAppointment,
  rescheduleAppointment,
  writeSessionNotes,
} from '#sync/actions/appointments.ts';
import { appointmentsOfClient, appointmentsOfProvider } from '#sync/queries/appointments.ts';
import type { Booking } from '#sync/actions/appointments.ts';
import { stateHours } from '#sync/actions/availability-rules.ts';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { numbered } from '../support/members.ts';
import { aTrainerAndAClient, client, fromMonday, trainer } from './entities.schedule.support.ts';
import { steadyClock } from './entities.support.ts';
import { did } from '../support/did.ts';
import { act } from '#sync/engine/act.ts';

const clock = steadyClock();
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY] = [-1, 0, 1, 2].map(fromMonday) as [string, string, string, string];
const ALWAYS = { from: '2000-01-01', to: '2099-12-31' };

/** By the clock of the clinic, unless another is named. */
const at = (scheduled_date: string, scheduled_time: string, zone = 'Africa/Lagos') => ({
  scheduled_date,
  scheduled_time,
  starts_at: instantAt(zone, scheduled_date, scheduled_time).toISOString(),
});

const booking = (rest: Partial<Booking> = {}): Booking => ({
  user_id: client,
  provider_id: trainer,
  title: 'Personal Training',
  appointment_type: 'fitness',
  ...at(MONDAY, '10:00:00'),
  duration_minutes: 60,
  mode: 'video',
  ...rest,
});

describe('an appointment on two devices', () => {
  const { server, mine, theirs, meet } = aTrainerAndAClient();
  const asked = async () => (await appointmentsOfClient(mine().db, client, ALWAYS))[0];
  const seen = async () => (await appointmentsOfProvider(theirs().db, trainer, ALWAYS))[0];

  it('requests an appointment at the hour of the clinic, and learns the answer', async () => {
    await did(mine().db, requestAppointment(booking({ client_note: 'first time' })), clock);
    expect(await asked()).toMatchObject({
      status: 'requested',
      starts_at: `${MONDAY}T09:00:00.000Z`,
      ends_at: `${MONDAY}T10:00:00.000Z`,
    });
    expect(await mine().push()).toEqual({ appointments: ['created_at'] });
    await meet();
    expect(await asked()).toMatchObject({ status: 'pending', starts_at: `${MONDAY}T09:00:00+00:00` });
    expect(await seen()).toMatchObject({ status: 'pending', client_note: 'first time' });
  });

  it('confirms and declines, with the reason', async () => {
    await did(mine().db, requestAppointment(booking()), clock);
    await mine().push();
    await meet();
    const id = (await seen())?.id ?? '';
    await did(theirs().db, confirmAppointment(id), clock);
    await theirs().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'confirmed' });
    await did(theirs().db, declineAppointment(id, 'ill'), clock);
    expect(await seen()).toMatchObject({ status: 'declined', decline_reason: 'provider', decline_note: 'ill' });
    await theirs().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'declined', decline_note: 'ill' });
  });

  it('moves an appointment: a wish of the client, a fact of the provider', async () => {
    const id = await did(mine().db, requestAppointment(booking()), clock);
    await mine().push();
    await meet();
    await did(theirs().db, confirmAppointment(id), clock);
    await theirs().push();
    await meet();
    const later = { id, ...at(TUESDAY, '15:30:00') };
    await did(mine().db, rescheduleAppointment({ ...later, by: 'client' }), clock);
    expect(await asked()).toMatchObject({ status: 'requested', starts_at: `${TUESDAY}T14:30:00.000Z` });
    expect(Object.keys(await mine().push()).filter((entity) => entity !== 'appointments')).toEqual([]);
    await meet();
    expect(await asked()).toMatchObject({ status: 'pending', scheduled_time: '15:30:00' });
    await did(theirs().db, rescheduleAppointment({ id, ...at(TUESDAY, '16:00:00'), by: 'provider' }), clock);
    expect(await seen()).toMatchObject({ status: 'pending', starts_at: `${TUESDAY}T15:00:00.000Z` });
    expect(await theirs().push()).toEqual({});
    const none = rescheduleAppointment({ ...later, id: numbered(404), by: 'client' });
    expect(await act(mine().db, none, clock)).toEqual({ became: 'gone' });
    expect(await mine().db.outbox.count()).toBe(0);
  });

  it('is moved to the instant that was picked, by the clock the provider has by then', async () => {
    const id = await did(mine().db, requestAppointment(booking()), clock);
    await mine().push();
    await meet();
    await did(theirs().db, saveBookingRules(trainer, { zone: 'Asia/Tokyo' }), clock);
    await theirs().push();
    const seenBefore = { id, ...at(TUESDAY, '15:30:00'), by: 'client' } as const;
    await did(mine().db, rescheduleAppointment(seenBefore), clock);
    expect(await asked()).toMatchObject({ starts_at: `${TUESDAY}T14:30:00.000Z`, zone: 'Africa/Lagos' });
    await mine().push();
    await meet();
    const told = { starts_at: `${TUESDAY}T14:30:00+00:00`, scheduled_time: '23:30:00', zone: 'Asia/Tokyo' };
    expect(await asked()).toMatchObject({ status: 'pending', ...told });
    const picked = at(WEDNESDAY, '09:00:00', 'Asia/Tokyo');
    await did(theirs().db, rescheduleAppointment({ id, ...picked, by: 'provider' }), clock);
    const moved = {
      starts_at: `${WEDNESDAY}T00:00:00.000Z`,
      ends_at: `${WEDNESDAY}T01:00:00.000Z`,
      zone: 'Asia/Tokyo',
    };
    expect(await seen()).toMatchObject({ scheduled_time: '09:00:00', ...moved });
    expect(await theirs().push()).toEqual({});
    await meet();
    expect(await asked()).toMatchObject({ scheduled_time: '09:00:00', starts_at: `${WEDNESDAY}T00:00:00+00:00` });
  });

  it('confirms the time that was seen, and not the one the client asks for meanwhile', async () => {
    const id = await did(mine().db, requestAppointment(booking()), clock);
    await mine().push();
    await meet();
    await did(theirs().db, confirmAppointment(id), clock);
    const wish = { id, ...at(TUESDAY, '22:00:00') };
    await did(mine().db, rescheduleAppointment({ ...wish, by: 'client' }), clock);
    await mine().push();
    await theirs().converge();
    await meet();
    expect(await seen()).toMatchObject({ status: 'pending', scheduled_time: '22:00:00' });
    await did(theirs().db, confirmAppointment(id), clock);
    await theirs().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'confirmed', scheduled_time: '22:00:00' });
    expect(await act(theirs().db, confirmAppointment(numbered(404)), clock)).toEqual({ became: 'gone' });
    expect(await theirs().db.outbox.count()).toBe(0);
  });

  it('declines the time that was seen, and not the one the client asks for meanwhile', async () => {
    const id = await did(mine().db, requestAppointment(booking()), clock);
    await mine().push();
    await meet();
    await did(theirs().db, declineAppointment(id, 'away at ten'), clock);
    await did(mine().db, rescheduleAppointment({ id, ...at(TUESDAY, '22:00:00'), by: 'client' }), clock);
    await mine().push();
    await theirs().converge();
    await meet();
    const waiting = { status: 'pending', scheduled_time: '22:00:00', decline_reason: null, decline_note: null };
    expect([await asked(), await seen()]).toMatchObject([waiting, waiting]);
    await did(theirs().db, declineAppointment(id, null), clock);
    await theirs().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'declined', decline_note: null });
  });

  it('asks again without the reasons of the last refusal', async () => {
    const id = await did(mine().db, requestAppointment(booking()), clock);
    await mine().push();
    await meet();
    await did(theirs().db, declineAppointment(id, 'ill'), clock);
    await theirs().push();
    await meet();
    expect((await asked())?.alternatives).toHaveLength(3);
    const wish = { id, ...at(WEDNESDAY, '10:00:00') };
    await did(mine().db, rescheduleAppointment({ ...wish, by: 'client' }), clock);
    const none = { decline_reason: null, refused_starts_at: null, alternatives: [] };
    expect(await asked()).toMatchObject({ status: 'requested', ...none });
    await mine().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'pending', decline_note: null, ...none });
  });

  it('says what the server refused, and what it offers instead', async () => {
    await did(
      theirs().db,
      stateHours({ provider_id: trainer, start_time: '08:00:00', end_time: '12:00:00' }, [1]),
      clock,
    );
    await theirs().push();
    await did(mine().db, requestAppointment(booking(at(SUNDAY, '10:00:00'))), clock);
    await mine().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'declined', decline_reason: 'outside_hours' });
    expect((await asked())?.alternatives[0]).toMatchObject({
      scheduled_date: MONDAY,
      scheduled_time: '08:00:00',
    });
  });

  it('cancels, completes and annotates', async () => {
    const [id, past] = await Promise.all([
      did(mine().db, requestAppointment(booking()), clock),
      did(mine().db, requestAppointment(booking(at(MONDAY, '12:00:00'))), clock),
    ]);
    await mine().push();
    await server().query(
      `update public.appointments set status = 'confirmed', scheduled_date = current_date - 7 where id = $1`,
      [past],
    );
    await meet();
    await did(mine().db, cancelAppointment(id), clock);
    expect(await mine().push()).toEqual({});
    await did(theirs().db, completeAppointment(past), clock);
    await did(theirs().db, writeSessionNotes(past, 'Went well'), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    expect(await appointmentsOfClient(mine().db, client, ALWAYS)).toMatchObject([
      { id: past, status: 'completed', notes: 'Went well' },
      { id, status: 'cancelled' },
    ]);
  });

  it('answers with the days that were asked for, in order of time', async () => {
    const day = (scheduled_date: string, scheduled_time = '10:00:00') =>
      did(
        mine().db,
        requestAppointment(
          booking({ ...at(scheduled_date, scheduled_time), title: `${scheduled_date} ${scheduled_time}` }),
        ),
        clock,
      );
    for (const date of [SUNDAY, WEDNESDAY]) await day(date);
    for (const time of ['14:00:00', '09:00:00']) await day(TUESDAY, time);
    await day(MONDAY);
    const titles = (await appointmentsOfClient(mine().db, client, { from: MONDAY, to: TUESDAY })).map(
      ({ title }) => title,
    );
    expect(titles).toEqual([`${MONDAY} 10:00:00`, `${TUESDAY} 09:00:00`, `${TUESDAY} 14:00:00`]);
    expect(await appointmentsOfProvider(mine().db, client, ALWAYS)).toEqual([]);
  });
});
