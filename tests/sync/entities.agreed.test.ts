import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  agreeToTime,
  completeAppointment,
  proposeTime,
  requestAppointment,
  rescheduleAppointment,
} from '#sync/actions/appointments.ts';
import {
  appointmentsOfClient,
  appointmentsOfProvider,
  awaitsClient,
  EVER,
  hasLapsed,
} from '#sync/queries/appointments.ts';
import { contactsById } from '#sync/queries/contacts.ts';
import { askForCare } from '#sync/actions/care-requests.ts';
import { leaveCare } from '#sync/actions/client-assignments.ts';
import { requestsBy } from '#sync/queries/care-requests.ts';
import { giveSightBack, withdrawSight } from '#sync/actions/sight-withdrawals.ts';
import { whoSees } from '#src/work/care/sight.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { aTrainerAndAClient, client, fromMonday, trainer } from './entities.schedule.support.ts';
import { steadyClock } from './entities.support.ts';
import { did } from '../support/did.ts';

const clock = steadyClock();
const MONDAY = fromMonday(0);
const at = (scheduled_time: string) => ({
  scheduled_date: MONDAY,
  scheduled_time,
  starts_at: instantAt('Africa/Lagos', MONDAY, scheduled_time).toISOString(),
});

describe('a time that a provider has chosen, on two devices', () => {
  const { server, mine, theirs, meet } = aTrainerAndAClient();
  const asked = async () => (await appointmentsOfClient(mine().db, client, EVER))[0];
  const seen = async () => (await appointmentsOfProvider(theirs().db, trainer, EVER))[0];
  const waits = async () => Promise.all([asked(), seen()]).then((both) => both.map((row) => row && awaitsClient(row)));
  const request = async (): Promise<string> => {
    const wish = { user_id: client, provider_id: trainer, title: 'Talk', appointment_type: 'other' } as const;
    const id = await did(
      mine().db,
      requestAppointment({ ...wish, ...at('10:00:00'), duration_minutes: 60, mode: 'video' }),
      clock,
    );
    await mine().push();
    await meet();
    return id;
  };

  it('waits for the client, who agrees without a network, and not where it was moved again meanwhile', async () => {
    const id = await request();
    expect(await waits()).toEqual([false, false]);
    await did(theirs().db, rescheduleAppointment({ id, ...at('11:00:00'), by: 'provider' }), clock);
    expect(await seen()).toSatisfy(awaitsClient);
    await theirs().push();
    await meet();
    expect(await waits()).toEqual([true, true]);
    await did(mine().db, agreeToTime(id), clock);
    expect(await asked()).not.toSatisfy(awaitsClient);
    await did(theirs().db, rescheduleAppointment({ id, ...at('12:00:00'), by: 'provider' }), clock);
    await theirs().push();
    await mine().converge();
    await meet();
    expect(await asked()).toMatchObject({ scheduled_time: '12:00:00' });
    expect(await waits()).toEqual([true, true]);
    await did(mine().db, agreeToTime(id), clock);
    expect(await mine().push()).toEqual({});
    await meet();
    expect(await waits()).toEqual([false, false]);
  });

  it('is the client’s where he asks for another', async () => {
    const id = await request();
    await did(theirs().db, rescheduleAppointment({ id, ...at('11:00:00'), by: 'provider' }), clock);
    await theirs().push();
    await meet();
    await did(mine().db, rescheduleAppointment({ id, ...at('13:00:00'), by: 'client' }), clock);
    expect(await asked()).not.toSatisfy(awaitsClient);
    await mine().push();
    await meet();
    expect(await waits()).toEqual([false, false]);
  });

  it('is proposed for a request that lapsed, by a device that answered it too late', async () => {
    const id = await request();
    await server().query(`update public.appointments set scheduled_date = scheduled_date - 60 where id = $1`, [id]);
    await theirs().pull();
    await server().as('service_role', (session) => session.query('select public.claim_deliveries()'));
    // What it has not heard of yet.
    await did(theirs().db, completeAppointment(id), { now: () => Date.now() + 120_000 });
    await theirs().converge();
    await meet();
    expect(await seen()).toSatisfy(hasLapsed);
    expect(await theirs().db.outbox.count()).toBe(0);
    await did(theirs().db, proposeTime({ id, ...at('11:00:00') }), { now: () => Date.now() + 180_000 });
    expect(await seen()).toMatchObject({ status: 'confirmed', decline_reason: null });
    await theirs().push();
    await meet();
    expect(await asked()).toMatchObject({ status: 'confirmed', scheduled_time: '11:00:00' });
    expect(await waits()).toEqual([true, true]);
  });

  it('shows the client on no provider’s device from whom the sight was withdrawn, without a network at first', async () => {
    await request();
    const phones = async () => (await contactsById(theirs().db, [client])).length;
    const sees = async () => (await whoSees(mine().db, client)).map(({ withdrawal }) => withdrawal !== null);
    expect([await phones(), await sees()]).toEqual([1, [false]]);
    const pair = { user_id: client, provider_id: trainer };
    await did(mine().db, withdrawSight(pair), clock);
    await did(mine().db, withdrawSight(pair), clock);
    expect([await sees(), await mine().db.outbox.count()]).toEqual([[true], 1]);
    await mine().push();
    await meet();
    expect([await phones(), await sees()]).toEqual([0, [true]]);
    await did(mine().db, giveSightBack(pair), clock);
    await mine().push();
    await meet();
    expect([await phones(), await sees()]).toEqual([1, [false]]);
    await did(mine().db, withdrawSight(pair), clock);
    await mine().push();
    await meet();
    expect(await phones()).toBe(0);
  });

  it('asks no more of whom the client leaves or no longer shows anything', async () => {
    const pair = { client_id: client, provider_id: trainer };
    const stands = async () => (await requestsBy(mine().db, client)).map(({ status }) => status);
    await did(mine().db, askForCare({ ...pair, message: null }), clock);
    await did(mine().db, leaveCare(pair), clock);
    expect(await stands()).toEqual(['withdrawn']);
    await did(mine().db, askForCare({ ...pair, message: null }), clock);
    await did(mine().db, withdrawSight({ user_id: client, provider_id: trainer }), clock);
    expect(await stands()).toEqual(['withdrawn']);
  });
});
