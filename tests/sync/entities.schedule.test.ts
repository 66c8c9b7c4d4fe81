import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  appointmentsOfClient,
  appointmentsOfProvider,
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  requestAppointment,
  rescheduleAppointment,
  writeSessionNotes,
} from '#sync/entities/appointments.ts';
import type { Booking } from '#sync/entities/appointments.ts';
import {
  attendanceByTrainer,
  attendanceOfClient,
  recordAttendance,
  removeAttendance,
} from '#sync/entities/attendance-records.ts';
import { exceptionsBetween, stateException, withdrawException } from '#sync/entities/availability-exceptions.ts';
import { changeHours, stateHours, weeklyHours, withdrawHours } from '#sync/entities/availability-rules.ts';
import { activeClients, activeProviders } from '#sync/entities/client-assignments.ts';
import { contactsById } from '#sync/entities/contacts.ts';
import { addMilestone, milestonesOf, reachMilestone, removeMilestone } from '#sync/entities/milestones.ts';
import { peopleById, providersOf } from '#sync/entities/people.ts';
import {
  editEvaluation,
  evaluationsByTrainer,
  evaluationsOfClient,
  removeEvaluation,
  writeEvaluation,
} from '#sync/entities/progress-evaluations.ts';
import { bookingRules, saveBookingRules } from '#sync/entities/provider-schedules.ts';
import { assign, join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

const clock = steadyClock();
const [trainer, client] = [numbered(1), numbered(2)];
const ALWAYS = { from: '2000-01-01', to: '2099-12-31' };

const booking = (rest: Partial<Booking> = {}): Booking => ({
  user_id: client,
  provider_id: trainer,
  title: 'Personal Training',
  appointment_type: 'fitness',
  scheduled_date: '2098-06-02',
  scheduled_time: '10:00:00',
  duration_minutes: 60,
  mode: 'video',
  ...rest,
});
describe('a trainer and a client on their devices', () => {
  const server = aServer(async (db) => {
    await join(db, trainer, 'trainer');
    await join(db, client);
    await db.query(`update public.profiles set phone = '+2348111111' where id = $1`, [client]);
    await assign(db, trainer, client);
  });
  let mine: Device;
  let theirs: Device;
  beforeEach(async () => {
    await server().exec(`delete from public.appointments; delete from public.attendance_records;
      delete from public.progress_evaluations; delete from public.milestones; delete from public.provider_schedules;
      delete from public.availability_rules; delete from public.availability_exceptions`);
    [mine, theirs] = await Promise.all([openDevice(server(), client), openDevice(server(), trainer)]);
    return () => {
      mine.close();
      theirs.close();
    };
  });

  const asked = async () => (await appointmentsOfClient(mine.db, client, ALWAYS))[0];
  const seen = async () => (await appointmentsOfProvider(theirs.db, trainer, ALWAYS))[0];
  const meet = async () => {
    await mine.pull();
    await theirs.pull();
  };

  it('requests an appointment at the hour of the clinic, and learns the answer', async () => {
    await requestAppointment(mine.db, booking({ client_note: 'first time' }), clock);
    expect(await asked()).toMatchObject({
      status: 'requested',
      starts_at: '2098-06-02T09:00:00.000Z',
      ends_at: '2098-06-02T10:00:00.000Z',
    });
    expect(await mine.push()).toEqual({ appointments: ['created_at'] });
    await meet();
    expect(await asked()).toMatchObject({ status: 'pending', starts_at: '2098-06-02T09:00:00+00:00' });
    expect(await seen()).toMatchObject({ status: 'pending', client_note: 'first time' });
  });

  it('confirms and declines, with the reason', async () => {
    await requestAppointment(mine.db, booking(), clock);
    await mine.push();
    await meet();
    const id = (await seen())?.id ?? '';
    await confirmAppointment(theirs.db, id, clock);
    await theirs.push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'confirmed' });
    await declineAppointment(theirs.db, id, 'ill', clock);
    expect(await seen()).toMatchObject({ status: 'declined', decline_reason: 'provider', decline_note: 'ill' });
    await theirs.push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'declined', decline_note: 'ill' });
  });

  it('moves an appointment: a wish of the client, a fact of the provider', async () => {
    const id = await requestAppointment(mine.db, booking(), clock);
    await mine.push();
    await meet();
    await confirmAppointment(theirs.db, id, clock);
    await theirs.push();
    await meet();
    const later = { id, scheduled_date: '2098-06-03', scheduled_time: '15:30:00' };
    await rescheduleAppointment(mine.db, { ...later, by: 'client' }, clock);
    expect(await asked()).toMatchObject({ status: 'requested', starts_at: '2098-06-03T14:30:00.000Z' });
    expect(Object.keys(await mine.push()).filter((entity) => entity !== 'appointments')).toEqual([]);
    await meet();
    expect(await asked()).toMatchObject({ status: 'pending', scheduled_time: '15:30:00' });
    await rescheduleAppointment(theirs.db, { ...later, scheduled_time: '16:00:00', by: 'provider' }, clock);
    expect(await seen()).toMatchObject({ status: 'pending', starts_at: '2098-06-03T15:00:00.000Z' });
    expect(await theirs.push()).toEqual({});
    await rescheduleAppointment(mine.db, { ...later, id: numbered(404), by: 'client' }, clock);
    expect(await mine.db.outbox.count()).toBe(0);
  });

  it('says what the server refused, and what it offers instead', async () => {
    await stateHours(
      theirs.db,
      { provider_id: trainer, weekday: 1, start_time: '08:00:00', end_time: '12:00:00' },
      clock,
    );
    await theirs.push();
    await requestAppointment(mine.db, booking({ scheduled_date: '2098-06-01' }), clock);
    await mine.push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'declined', decline_reason: 'outside_hours' });
    expect((await asked())?.alternatives[0]).toMatchObject({
      scheduled_date: '2098-06-02',
      scheduled_time: '08:00:00',
    });
  });

  it('cancels, completes and annotates', async () => {
    const [id, past] = await Promise.all([
      requestAppointment(mine.db, booking(), clock),
      requestAppointment(mine.db, booking({ scheduled_time: '12:00:00' }), clock),
    ]);
    await mine.push();
    await server().query(
      `update public.appointments set status = 'confirmed', scheduled_date = '2025-06-02' where id = $1`,
      [past],
    );
    await meet();
    await cancelAppointment(mine.db, id, clock);
    expect(await mine.push()).toEqual({});
    await completeAppointment(theirs.db, past, clock);
    await writeSessionNotes(theirs.db, past, 'Went well', clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await appointmentsOfClient(mine.db, client, ALWAYS)).toMatchObject([
      { id: past, status: 'completed', notes: 'Went well' },
      { id, status: 'cancelled' },
    ]);
  });

  it('answers with the days that were asked for, in order of time', async () => {
    const day = (scheduled_date: string, scheduled_time = '10:00:00') =>
      requestAppointment(
        mine.db,
        booking({ scheduled_date, scheduled_time, title: `${scheduled_date} ${scheduled_time}` }),
        clock,
      );
    for (const date of ['2098-06-01', '2098-06-04']) await day(date);
    for (const time of ['14:00:00', '09:00:00']) await day('2098-06-03', time);
    await day('2098-06-02');
    const titles = (await appointmentsOfClient(mine.db, client, { from: '2098-06-02', to: '2098-06-03' })).map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['2098-06-02 10:00:00', '2098-06-03 09:00:00', '2098-06-03 14:00:00']);
    expect(await appointmentsOfProvider(mine.db, client, ALWAYS)).toEqual([]);
  });

  it('keeps booking rules, with the defaults where a provider said nothing', async () => {
    expect(await bookingRules(theirs.db, trainer)).toMatchObject({ zone: 'Africa/Lagos', slot_minutes: 30 });
    await saveBookingRules(theirs.db, trainer, { auto_confirm: true, call_url: 'https://call.test/a' }, clock);
    expect(await theirs.push()).toEqual({});
    await saveBookingRules(theirs.db, trainer, { slot_minutes: 45 }, clock);
    expect(await bookingRules(theirs.db, trainer)).toMatchObject({
      auto_confirm: true,
      slot_minutes: 45,
      call_url: 'https://call.test/a',
    });
    expect(await theirs.push()).toEqual({});
    const rules = saveBookingRules(theirs.db, trainer, { call_url: 'http://call.test' }, clock);
    await expect(rules).rejects.toMatchObject({ columns: ['call_url'] });
  });

  it('states hours and exceptions, changes and withdraws them', async () => {
    const hours = { provider_id: trainer, weekday: 1, start_time: '08:00:00', end_time: '12:00:00' };
    const id = await stateHours(theirs.db, hours, clock);
    await changeHours(theirs.db, id, { end_time: '13:00:00', valid_until: '2098-12-31' }, clock);
    const closed = { provider_id: trainer, date: '2098-12-25', kind: 'closed' } as const;
    const exception = await stateException(theirs.db, closed, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await weeklyHours(mine.db, trainer)).toMatchObject([{ end_time: '13:00:00' }]);
    expect(await exceptionsBetween(mine.db, trainer, '2098-12-01', '2098-12-31')).toMatchObject([
      { kind: 'closed', end_time: '24:00:00' },
    ]);
    await withdrawHours(theirs.db, id, clock);
    await withdrawException(theirs.db, exception, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await weeklyHours(mine.db, trainer)).toEqual([]);
    expect(await exceptionsBetween(mine.db, trainer, '2098-12-01', '2098-12-31')).toEqual([]);
  });

  it("knows the trainer's clients with name and phone, and the client's trainer", async () => {
    expect(await activeClients(theirs.db, trainer)).toMatchObject([{ client_id: client }]);
    expect(await activeProviders(mine.db, client)).toMatchObject([{ trainer_id: trainer }]);
    expect(await contactsById(theirs.db, [client, numbered(404)])).toMatchObject([{ phone: '+2348111111' }]);
    expect(await peopleById(theirs.db, [client])).toMatchObject([{ first_name: 'Member' }]);
    expect(await providersOf(mine.db, ['trainer', 'doctor'])).toMatchObject([{ id: trainer }]);
    expect(await providersOf(mine.db, ['doctor', 'client'])).toEqual([]);
  });

  it('brings an evaluation written offline to the client', async () => {
    const evaluation = { client_id: client, trainer_id: trainer, evaluation_date: '2026-03-01', overall_score: 8.5 };
    const id = await writeEvaluation(theirs.db, { ...evaluation, strengths: 'Steady' }, clock);
    await writeEvaluation(theirs.db, { ...evaluation, evaluation_date: '2026-02-01', overall_score: 7 }, clock);
    await editEvaluation(theirs.db, id, { overall_score: 9, trainer_comments: 'Go on' }, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    const scores = async () =>
      (await evaluationsOfClient(mine.db, client, 5)).map(({ overall_score }) => overall_score);
    expect(await scores()).toEqual([9, 7]);
    expect(await evaluationsByTrainer(theirs.db, trainer, 1)).toMatchObject([{ id, trainer_comments: 'Go on' }]);
    await removeEvaluation(theirs.db, id, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await scores()).toEqual([7]);
    const tooMuch = writeEvaluation(theirs.db, { ...evaluation, effort_score: 11 }, clock);
    await expect(tooMuch).rejects.toMatchObject({ columns: ['effort_score'] });
  });

  it('records attendance once a session, however often it is tapped', async () => {
    const session = { client_id: client, trainer_id: trainer, session_date: '2026-03-02' };
    const id = await recordAttendance(theirs.db, { ...session, status: 'attended' }, clock);
    expect(await attendanceByTrainer(theirs.db, trainer, ALWAYS)).toMatchObject([{ session_type: 'training' }]);
    expect((await attendanceByTrainer(theirs.db, trainer, ALWAYS))[0]?.check_in_time).not.toBeNull();
    await theirs.push();
    await recordAttendance(theirs.db, { ...session, status: 'missed', trainer_notes: 'called' }, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    const missed = { id, status: 'missed', check_in_time: null, trainer_notes: 'called' };
    expect(await attendanceOfClient(mine.db, client, ALWAYS)).toMatchObject([missed]);
    await removeAttendance(theirs.db, id, clock);
    expect(await attendanceByTrainer(theirs.db, trainer, ALWAYS)).toEqual([]);
    expect(await theirs.push()).toEqual({});
  });

  it('sets a milestone, reaches it, and takes both back', async () => {
    const milestone = { client_id: client, trainer_id: trainer, title: 'Ten push-ups', category: 'fitness' } as const;
    const id = await addMilestone(theirs.db, milestone, clock);
    await reachMilestone(theirs.db, id, true, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect((await milestonesOf(mine.db, [client]))[0]?.achieved_at).not.toBeNull();
    await reachMilestone(theirs.db, id, false, clock);
    expect(await milestonesOf(theirs.db, [client])).toMatchObject([{ achieved_at: null }]);
    await removeMilestone(theirs.db, id, clock);
    expect(await milestonesOf(theirs.db, [client])).toEqual([]);
    expect(await theirs.push()).toEqual({});
  });
});
