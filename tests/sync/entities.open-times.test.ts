import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestAppointment } from '#sync/actions/appointments.ts';
import { appointmentsOfClient } from '#sync/queries/appointments.ts';
import { openTimes, startsOn } from '#sync/queries/open-times.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { openTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { assign, join, numbered } from '../support/members.ts';
import { fromMonday } from './entities.schedule.support.ts';
import { openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

const [trainer, client, newcomer] = [numbered(1), numbered(2), numbered(3)];
const [MONDAY, TUESDAY] = [fromMonday(0), fromMonday(1)];
const hours = (weekday: number, start_time: string, end_time: string, rest = {}) => ({
  weekday,
  start_time,
  end_time,
  valid_from: null,
  valid_until: null,
  ...rest,
});

describe('when an appointment can begin', () => {
  const plan = { rules: [hours(1, '08:00', '10:00:00')], exceptions: [], step: 30, minutes: 60 };

  it('is every step that leaves room for all of it', () => {
    expect(startsOn(MONDAY, plan)).toEqual([480, 510, 540]);
    expect(startsOn(TUESDAY, plan)).toEqual([]);
    expect(startsOn(MONDAY, { ...plan, minutes: 121 })).toEqual([]);
  });

  it('follows the days on which hours hold', () => {
    const later = { ...plan, rules: [hours(1, '08:00', '10:00', { valid_from: TUESDAY })] };
    const former = { ...plan, rules: [hours(1, '08:00', '10:00', { valid_until: MONDAY })] };
    expect([startsOn(MONDAY, later).length, startsOn(MONDAY, former).length]).toEqual([0, 3]);
  });

  it('leaves out what is closed on a day, and adds what is open beside the week', () => {
    const exceptions = [
      { date: MONDAY, kind: 'closed' as const, start_time: '09:00', end_time: '09:15' },
      { date: MONDAY, kind: 'open' as const, start_time: '23:00', end_time: '24:00:00' },
    ];
    expect(startsOn(MONDAY, { ...plan, exceptions })).toEqual([480, 1380]);
  });

  it('is any time of whoever states no hours', () => {
    expect(startsOn(MONDAY, { ...plan, rules: [], step: 60 })).toHaveLength(24);
  });
});

describe('the free times of a device', () => {
  let server: TestDatabase;
  let mine: Device;
  beforeAll(async () => {
    server = await openTestDatabase({ engine: 'pglite' });
    await join(server, trainer, 'trainer');
    await join(server, client);
    await join(server, newcomer, 'doctor');
    await assign(server, trainer, client);
    await server.exec(`
      insert into public.provider_schedules (id, user_id, zone, slot_minutes)
        values ('${trainer}', '${trainer}', 'Africa/Nairobi', 20);
      insert into public.availability_rules (provider_id, weekday, start_time, end_time, valid_until) values
        ('${trainer}', 1, '08:00', '12:00', null), ('${trainer}', 1, '11:00', '13:45', null),
        ('${trainer}', 3, '07:00', '09:30', '${fromMonday(3)}');
      insert into public.availability_exceptions (provider_id, date, kind, start_time, end_time) values
        ('${trainer}', '${MONDAY}', 'closed', '09:15', '09:45'), ('${trainer}', '${fromMonday(4)}', 'open', '18:00', '24:00'),
        ('${trainer}', '${fromMonday(7)}', 'closed', '00:00', '24:00')`);
  }, 120_000);
  beforeEach(async () => {
    await server.exec('delete from public.appointments');
    mine = await openDevice(server, client);
    return () => mine.close();
  });
  afterAll(() => server.close());

  const wanted = { userId: client, providerId: trainer, minutes: 60, from: fromMonday(-2), days: 14, after: 0 };
  const onDevice = async (rest = {}) =>
    (await openTimes(mine.db, { ...wanted, ...rest })).map(({ starts_at }) => Date.parse(starts_at));
  const onServer = async (rest: { providerId?: string; days?: number; except?: string } = {}) => {
    const { providerId, from, days, minutes, except = null } = { ...wanted, ...rest };
    const [answer] = await server.as(client, (session) =>
      session.query<{ free: string[] }>(`select public.open_slots($1, $2, $3, $4, $5) as free`, [
        providerId,
        from,
        days,
        minutes,
        except,
      ]),
    );
    return answer?.free.map((instant) => Date.parse(instant));
  };
  const ask = (scheduled_time: string) =>
    did(
      mine.db,
      requestAppointment({
        user_id: client,
        provider_id: trainer,
        title: 'Personal Training',
        appointment_type: 'fitness',
        scheduled_date: MONDAY,
        scheduled_time,
        starts_at: instantAt('Africa/Nairobi', MONDAY, scheduled_time).toISOString(),
        duration_minutes: 60,
        mode: 'video',
      }),
      steadyClock(),
    );

  it('are those that the server has', async () => {
    const free = await onDevice();
    expect(free.length).toBeGreaterThan(10);
    expect(free).toEqual(await onServer());
  });

  it('are all times of whoever states no hours, for as long as can be booked', async () => {
    const month = { providerId: newcomer, days: 29 };
    await mine.pull();
    const free = await onDevice(month);
    expect(free).toHaveLength(29 * 47);
    expect(free).toEqual(await onServer(month));
  });

  it('are without what was booked, before the server knows of it and after', async () => {
    const before = await onDevice();
    await ask('12:00:00');
    const left = await onDevice();
    expect(left).toHaveLength(before.length - 5);
    await mine.push();
    await mine.pull();
    expect(await onDevice()).toEqual(left);
    expect(left).toEqual(await onServer());
  });

  it('are those to come, and the appointment that is moved leaves its own free', async () => {
    const before = await onDevice();
    const id = await ask('12:00:00');
    expect(await onDevice({ except: id })).toEqual(before);
    await mine.push();
    expect(await onServer()).toHaveLength(before.length - 5);
    expect(await onServer({ except: id })).toEqual(before);
    const [booked] = await appointmentsOfClient(mine.db, client, { from: MONDAY, to: MONDAY });
    const after = Date.parse(booked?.starts_at ?? '');
    expect((await onDevice({ after })).every((at) => at > after)).toBe(true);
  });
});
