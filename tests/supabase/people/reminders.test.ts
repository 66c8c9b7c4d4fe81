import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

const [ADA, BAYO] = [numbered(1), numbered(2)];

describe.each(engines)('reminders on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO, 'trainer');
    await assign(db, BAYO, ADA);
  }, 240_000);
  beforeEach(() => db.exec('delete from public.appointments; delete from public.notifications'));
  afterAll(() => db.close());

  const book = (title: string, inHours: number, status = 'scheduled', agoHours = 72): Promise<unknown> =>
    db.query(
      `insert into public.appointments
         (user_id, provider_id, title, scheduled_date, scheduled_time, status, created_at)
       select $1, $2, $3, at::date, at::time, $5, now() - make_interval(hours => $6)
       from (select (now() + make_interval(hours => $4)) at time zone 'Africa/Lagos' as at) as wanted`,
      [ADA, BAYO, title, inHours, status, agoHours],
    );
  const sendRound = (): Promise<unknown> =>
    db.as('service_role', (session) => session.query('select public.claim_deliveries()'));
  const told = async (): Promise<unknown[]> => {
    const rows = await db.query<{ said: string }>(
      `select a.title as said
       from public.notifications n left join public.appointments a
         on n.message like '%' || private.when_in_words(a.starts_at, private.zone_of_user(a.user_id), 'en')
       where n.user_id = $1 and n.title = 'Appointment reminder' order by 1`,
      [ADA],
    );
    return rows.map(({ said }) => said);
  };

  test('are told once, the day before, of what will take place', async () => {
    await book('Tomorrow', 20);
    await book('Later', 30);
    await book('Unanswered', 17, 'pending');
    await book('Gone', -2);
    await book('Just booked', 14, 'confirmed', 1);
    await sendRound();
    await sendRound();
    expect(await told()).toEqual(['Tomorrow']);
  });

  test('are told again of the new time, when an appointment was moved', async () => {
    await book('Tomorrow', 20);
    await sendRound();
    await db.exec(`update public.appointments set scheduled_time = scheduled_time + interval '1 minute'`);
    await sendRound();
    expect(await told()).toHaveLength(2);
  });

  test('go out as the person prefers', async () => {
    const queued = async (): Promise<number> =>
      (await db.query(`select from public.notification_deliveries where user_id = $1`, [ADA])).length;
    for (const [wanted, count] of [
      [true, 1],
      [false, 0],
    ] as const) {
      await db.exec(`delete from public.notifications; delete from public.appointments;
        update public.notification_preferences set email_appointments = ${wanted}`);
      await book('Tomorrow', 20);
      await sendRound();
      expect([await told(), await queued()]).toEqual([['Tomorrow'], count]);
    }
  });
});
