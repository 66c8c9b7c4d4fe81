import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentsOfClient, requestAppointment } from '#sync/entities/appointments.ts';
import { openTimes, startsOn } from '#sync/entities/open-times.ts';
import { openTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { assign, join, numbered } from '../support/members.ts';
import { openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

const [trainer, client] = [numbered(1), numbered(2)];
/** A Monday. */
const MONDAY = '2098-06-02';
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
    expect(startsOn('2098-06-03', plan)).toEqual([]);
    expect(startsOn(MONDAY, { ...plan, minutes: 121 })).toEqual([]);
  });

  it('follows the days on which hours hold', () => {
    const later = { ...plan, rules: [hours(1, '08:00', '10:00', { valid_from: '2098-06-03' })] };
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
    await assign(server, trainer, client);
    await server.exec(`
      insert into public.provider_schedules (id, user_id, zone, slot_minutes)
        values ('${trainer}', '${trainer}', 'Africa/Nairobi', 20);
      insert into public.availability_rules (provider_id, weekday, start_time, end_time, valid_until) values
        ('${trainer}', 1, '08:00', '12:00', null), ('${trainer}', 1, '11:00', '13:45', null),
        ('${trainer}', 3, '07:00', '09:30', '2098-06-05');
      insert into public.availability_exceptions (provider_id, date, kind, start_time, end_time) values
        ('${trainer}', '2098-06-02', 'closed', '09:15', '09:45'), ('${trainer}', '2098-06-06', 'open', '18:00', '24:00'),
        ('${trainer}', '2098-06-09', 'closed', '00:00', '24:00')`);
  }, 120_000);
  beforeEach(async () => {
    await server.exec('delete from public.appointments');
    mine = await openDevice(server, client);
    return () => mine.close();
  });
  afterAll(() => server.close());

  const wanted = { userId: client, providerId: trainer, minutes: 60, from: '2098-05-31', days: 14, after: 0 };
  const onDevice = async (rest = {}) =>
    (await openTimes(mine.db, { ...wanted, ...rest })).map(({ scheduled_date, scheduled_time, starts_at }) => [
      scheduled_date,
      scheduled_time,
      Date.parse(starts_at),
    ]);
  const onServer = async () => {
    const rows = await server.as(client, (session) =>
      session.query<{ day: string; time: string; starts_at: string }>(
        `select scheduled_date::text as day, scheduled_time::text as time, to_json(starts_at) #>> '{}' as starts_at
         from public.open_slots($1, $2, $3, $4)`,
        [trainer, wanted.from, wanted.days, wanted.minutes],
      ),
    );
    return rows.map(({ day, time, starts_at }) => [day, time, Date.parse(starts_at)]);
  };
  const ask = (scheduled_time: string) =>
    requestAppointment(
      mine.db,
      {
        user_id: client,
        provider_id: trainer,
        title: 'Personal Training',
        appointment_type: 'fitness',
        scheduled_date: MONDAY,
        scheduled_time,
        duration_minutes: 60,
        mode: 'video',
      },
      steadyClock(),
    );

  it('are those that the server has', async () => {
    const free = await onDevice();
    expect(free.length).toBeGreaterThan(10);
    expect(free).toEqual(await onServer());
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
    const [booked] = await appointmentsOfClient(mine.db, client, { from: MONDAY, to: MONDAY });
    const after = Date.parse(booked?.starts_at ?? '');
    expect((await onDevice({ after })).every(([, , at]) => Number(at) > after)).toBe(true);
  });
});
