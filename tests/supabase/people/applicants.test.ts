import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, count, dayAhead, deviceOf, only } from './support.ts';
import { approve, withdraw } from '../office/support.ts';

const [ADA, APPLICANT, REJECTED, DOCTOR, ADMIN, SECOND] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('who is not approved, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const admin of [ADMIN, SECOND]) await join(db, admin, 'admin');
    await join(db, APPLICANT, 'doctor', 'pending');
    await join(db, REJECTED, 'doctor', 'rejected');
    await join(db, DOCTOR, 'doctor', 'pending');
    for (const who of [APPLICANT, REJECTED, DOCTOR]) {
      await db.as(who, (session) =>
        session.query(
          `update public.profiles set bio = 'Cures all', specialization = 'Hearts', consultation_fee = 9000,
             experience_years = 9 where id = $1`,
          [who],
        ),
      );
    }
  }, 240_000);
  afterAll(() => db.close());

  const person = (who: string): Promise<Row> => only(db, `select * from public.people where id = $1`, [who]);
  const seenBy = (caller: string, who: string): Promise<number> =>
    db.as(caller, (session) => count(session, `select from public.people where id = $1`, [who]));
  const AS_A_CLIENT = { role: 'client', listed: false, bio: null, specialization: null, consultation_fee: null };

  test.each([
    ['an applicant', APPLICANT],
    ['a rejected one', REJECTED],
  ])('is shown as a client and never listed, whatever is posted or chosen: %s', async (_who, who) => {
    expect(await person(who)).toMatchObject({ ...AS_A_CLIENT, experience_years: null });
    await db.as(who, async (session) => {
      await session.query(`insert into public.community_posts (user_id, content) values ($1, 'Book me')`, [who]);
      await session.query(`update public.user_settings set profile_visibility = 'public' where id = $1`, [who]);
    });
    expect(await person(who)).toMatchObject(AS_A_CLIENT);
    expect(await seenBy(ADA, who)).toBe(0);
  });

  test('becomes a doctor with the approval, and a client again with its end, on the devices of members too', async () => {
    const device = deviceOf(db, ADA);
    await device();
    await approve(db, DOCTOR, [ADMIN, SECOND]);
    expect(await person(DOCTOR)).toMatchObject({ role: 'doctor', listed: true, bio: 'Cures all' });
    expect((await device()).get(`people ${DOCTOR}`)).toBe('row');
    await withdraw(db, DOCTOR, ADMIN);
    expect(await person(DOCTOR)).toMatchObject(AS_A_CLIENT);
    expect((await device()).get(`people ${DOCTOR}`)).toBe('removed');
  });

  test('is not asked for an appointment, unless there was an approval once', async () => {
    const ask = (provider: string): Promise<Row> =>
      db.as(ADA, (session) =>
        only(
          session,
          `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
           values ($1, $2, 'Talk', $3, '10:00') returning id`,
          [ADA, provider, dayAhead(3)],
        ),
      );
    expect([await codeOf(ask(APPLICANT)), await codeOf(ask(REJECTED))]).toEqual(['23503', '23503']);
    const { id } = await ask(DOCTOR);
    expect(await only(db, `select status, decline_reason from public.appointments where id = $1`, [id])).toEqual({
      status: 'declined',
      decline_reason: 'provider_unavailable',
    });
  });
});
