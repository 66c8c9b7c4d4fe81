import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { recordAttendance, removeAttendance } from '#sync/actions/attendance-records.ts';
import { attendanceByTrainer, attendanceOfClient } from '#sync/queries/attendance-records.ts';
import { stateException, withdrawException } from '#sync/actions/availability-exceptions.ts';
import { exceptionsBetween } from '#sync/queries/availability-exceptions.ts';
import { stateHours, withdrawHours } from '#sync/actions/availability-rules.ts';
import { weeklyHours } from '#sync/queries/availability-rules.ts';
import { activeClients, activeProviders } from '#sync/queries/client-assignments.ts';
import { contactsById } from '#sync/queries/contacts.ts';
import { addMilestone, reachMilestone, removeMilestone } from '#sync/actions/milestones.ts';
import { milestonesOf } from '#sync/queries/milestones.ts';
import { openTimes } from '#sync/queries/open-times.ts';
import { peopleById, providersOf } from '#sync/queries/people.ts';
import { editEvaluation, removeEvaluation, writeEvaluation } from '#sync/actions/progress-evaluations.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import { bookingRules } from '#sync/queries/provider-schedules.ts';
import { numbered } from '../support/members.ts';
import { aTrainerAndAClient, client, trainer } from './entities.schedule.support.ts';
import { steadyClock } from './entities.support.ts';
import { did } from '../support/did.ts';

const clock = steadyClock();
const ALWAYS = { from: '2000-01-01', to: '2099-12-31' };

describe('a trainer and a client on their devices', () => {
  const { mine, theirs, meet } = aTrainerAndAClient();

  it('keeps booking rules, with the defaults where a provider said nothing', async () => {
    expect(await bookingRules(theirs().db, trainer)).toMatchObject({ zone: 'Africa/Lagos', slot_minutes: 30 });
    await did(theirs().db, saveBookingRules(trainer, { auto_confirm: true, call_url: 'https://call.test/a' }), clock);
    expect(await theirs().push()).toEqual({});
    await did(theirs().db, saveBookingRules(trainer, { slot_minutes: 45 }), clock);
    expect(await bookingRules(theirs().db, trainer)).toMatchObject({
      auto_confirm: true,
      slot_minutes: 45,
      call_url: 'https://call.test/a',
    });
    expect(await theirs().push()).toEqual({});
    const rules = did(theirs().db, saveBookingRules(trainer, { call_url: 'http://call.test' }), clock);
    await expect(rules).rejects.toMatchObject({ columns: ['call_url'] });
  });

  it('states hours and exceptions, and withdraws them', async () => {
    const hours = { provider_id: trainer, start_time: '08:00:00', end_time: '12:00:00' };
    const [id = ''] = await did(theirs().db, stateHours(hours, [1]), clock);
    const closed = { provider_id: trainer, date: '2098-12-25', kind: 'closed' } as const;
    const exception = await did(theirs().db, stateException(closed), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    expect(await weeklyHours(mine().db, trainer)).toMatchObject([{ id, end_time: '12:00:00' }]);
    expect(await exceptionsBetween(mine().db, trainer, '2098-12-01', '2098-12-31')).toMatchObject([
      { kind: 'closed', end_time: '24:00:00' },
    ]);
    await did(theirs().db, withdrawHours(id), clock);
    await did(theirs().db, withdrawException(exception), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    expect(await weeklyHours(mine().db, trainer)).toEqual([]);
    expect(await exceptionsBetween(mine().db, trainer, '2098-12-01', '2098-12-31')).toEqual([]);
  });

  it('offers a client the hours that a trainer has stated for several days, and no others', async () => {
    await did(
      theirs().db,
      stateHours({ provider_id: trainer, start_time: '08:00:00', end_time: '10:00:00' }, [1, 3]),
      clock,
    );
    await did(theirs().db, stateException({ provider_id: trainer, date: '2098-06-04', kind: 'closed' }), clock);
    await did(theirs().db, saveBookingRules(trainer, { slot_minutes: 60 }), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    // From a Monday on.
    const wanted = { userId: client, providerId: trainer, minutes: 60, from: '2098-06-02', days: 9, after: 0 };
    const free = await openTimes(mine().db, wanted);
    expect(free.map(({ scheduled_date, scheduled_time }) => `${scheduled_date} ${scheduled_time}`)).toEqual([
      '2098-06-02 08:00:00',
      '2098-06-02 09:00:00',
      '2098-06-09 08:00:00',
      '2098-06-09 09:00:00',
    ]);
  });

  it("knows the trainer's clients with name and phone, and the client's trainer", async () => {
    expect(await activeClients(theirs().db, trainer)).toMatchObject([{ client_id: client }]);
    expect(await activeProviders(mine().db, client)).toMatchObject([{ trainer_id: trainer }]);
    expect(await contactsById(theirs().db, [client, numbered(404)])).toMatchObject([{ phone: '+2348111111' }]);
    expect(await peopleById(theirs().db, [client])).toMatchObject([{ first_name: 'Member' }]);
    expect(await providersOf(mine().db, ['trainer', 'doctor'])).toMatchObject([{ id: trainer }]);
    expect(await providersOf(mine().db, ['doctor', 'client'])).toEqual([]);
  });

  it('brings an evaluation written offline to the client', async () => {
    const evaluation = { client_id: client, trainer_id: trainer, evaluation_date: '2026-03-01', overall_score: 8.5 };
    const id = await did(theirs().db, writeEvaluation({ ...evaluation, strengths: 'Steady' }), clock);
    await did(theirs().db, writeEvaluation({ ...evaluation, evaluation_date: '2026-02-01', overall_score: 7 }), clock);
    await did(theirs().db, editEvaluation(id, { overall_score: 9, trainer_comments: 'Go on' }), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    const scores = async () =>
      (await evaluationsOfClient(mine().db, client, 5)).map(({ overall_score }) => overall_score);
    expect(await scores()).toEqual([9, 7]);
    expect(await evaluationsOfClient(mine().db, client, 1)).toMatchObject([{ id, trainer_comments: 'Go on' }]);
    await did(theirs().db, removeEvaluation(id), clock);
    expect(await theirs().push()).toEqual({ progress_evaluations: ['strengths', 'trainer_comments'] });
    await meet();
    expect(await scores()).toEqual([7]);
    const tooMuch = did(theirs().db, writeEvaluation({ ...evaluation, effort_score: 11 }), clock);
    await expect(tooMuch).rejects.toMatchObject({ columns: ['effort_score'] });
  });

  it('records attendance once a session, however often it is tapped', async () => {
    const session_date = new Date().toISOString().slice(0, 10);
    const session = { client_id: client, trainer_id: trainer, session_date };
    const id = await did(theirs().db, recordAttendance({ ...session, status: 'attended' }), clock);
    expect(await attendanceByTrainer(theirs().db, trainer, ALWAYS)).toMatchObject([{ session_type: 'training' }]);
    expect((await attendanceByTrainer(theirs().db, trainer, ALWAYS))[0]?.check_in_time).not.toBeNull();
    await theirs().push();
    await did(theirs().db, recordAttendance({ ...session, status: 'missed', trainer_notes: 'called' }), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    const missed = { id, status: 'missed', check_in_time: null, trainer_notes: 'called' };
    expect(await attendanceOfClient(mine().db, client, ALWAYS)).toMatchObject([missed]);
    await did(theirs().db, removeAttendance(id), clock);
    expect(await attendanceByTrainer(theirs().db, trainer, ALWAYS)).toEqual([]);
    expect(await theirs().push()).toEqual({ attendance_records: ['session_type', 'trainer_notes'] });
  });

  it('sets a milestone, reaches it, and takes both back', async () => {
    const milestone = { client_id: client, trainer_id: trainer, title: 'Ten push-ups', category: 'fitness' } as const;
    const id = await did(theirs().db, addMilestone(milestone), clock);
    await did(theirs().db, reachMilestone(id, true), clock);
    expect(await theirs().push()).toEqual({});
    await meet();
    expect((await milestonesOf(mine().db, [client]))[0]?.achieved_at).not.toBeNull();
    await did(theirs().db, reachMilestone(id, false), clock);
    expect(await milestonesOf(theirs().db, [client])).toMatchObject([{ achieved_at: null }]);
    await did(theirs().db, removeMilestone(id), clock);
    expect(await milestonesOf(theirs().db, [client])).toEqual([]);
    expect(await theirs().push()).toEqual({ milestones: ['title'] });
  });
});
