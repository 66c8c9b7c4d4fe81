import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { count, dayAhead, deviceOf, only } from './support.ts';

const [ADA, TRAINER] = [numbered(1), numbered(2)];
const DAY = dayAhead(7);

describe.each(engines)('whoever leaves, on %s', (engine) => {
  let db: TestDatabase;
  const leave = (who: string): Promise<unknown> => db.query(`delete from auth.users where id = $1`, [who]);
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 240_000);
  beforeEach(async () => {
    for (const who of [TRAINER, ADA]) await leave(who);
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
  });
  afterAll(() => db.close());

  async function request(day = DAY): Promise<unknown> {
    const { id } = await db.as(ADA, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
         values ($1, $2, 'Training', $3, '09:00') returning id`,
        [ADA, TRAINER, day],
      ),
    );
    return id;
  }
  const change = (who: string, id: unknown, set: string): Promise<unknown> =>
    db.as(who, (session) => session.query(`update public.appointments set ${set} where id = $1`, [id]));
  async function confirmed(day = DAY): Promise<unknown> {
    const id = await request(day);
    await change(TRAINER, id, `status = 'confirmed'`);
    return id;
  }
  const read = (id: unknown): Promise<Row> => only(db, `select * from public.appointments where id = $1`, [id]);
  const told = (who: string, title: string): Promise<Row[]> =>
    db.query(`select message, about from public.notifications where user_id = $1 and title = $2`, [who, title]);
  const withdraw = (): Promise<unknown> =>
    db.query(`update public.profiles set provider_status = 'rejected' where id = $1`, [TRAINER]);

  const unavailable = { status: 'declined', decline_reason: 'provider_unavailable', alternatives: [] };

  test('a provider who is gone has declined what was to come, and clients are told without the name', async () => {
    const [soon, over] = [await confirmed(), await confirmed(dayAhead(8))];
    await db.query(`update public.appointments set scheduled_date = $2 where id = $1`, [over, dayAhead(-1)]);
    await leave(TRAINER);
    expect(await read(soon)).toMatchObject({ ...unavailable, provider_id: null });
    expect(await read(over)).toMatchObject({ status: 'confirmed', provider_id: null });
    const [notice, ...more] = await told(ADA, 'Appointment declined');
    expect([notice, more]).toEqual([
      { message: expect.stringMatching(/^\w+day, \d+ \w+, \d\d:\d\d$/), about: null },
      [],
    ]);
    expect(await told(ADA, 'Appointment confirmed')).toEqual([]);
  });

  test('a wish to move what nobody gives any more is declined', async () => {
    const id = await confirmed();
    await leave(TRAINER);
    await db.as(ADA, (session) =>
      session.query(`update public.appointments set scheduled_time = '10:00', status = 'requested' where id = $1`, [
        id,
      ]),
    );
    expect(await read(id)).toMatchObject({ ...unavailable, scheduled_time: '10:00:00' });
  });

  test('a provider whose approval ends has declined what was to come, and the name is known still', async () => {
    const id = await confirmed();
    await withdraw();
    expect(await read(id)).toMatchObject({ ...unavailable, provider_id: TRAINER });
    const notices = await told(ADA, 'Appointment declined');
    expect(notices).toEqual([{ message: expect.stringMatching(/^Member 0002, .*, \d\d:\d\d$/), about: TRAINER }]);
  });

  const MOVED_MEANWHILE = `status = 'confirmed', seen_starts_at = starts_at - interval '2 hours'`;
  test.each([
    ['after an answer to the time before', TRAINER, MOVED_MEANWHILE],
    ['whatever the client has noted beside it', ADA, `seen_starts_at = now()`],
  ])('what waits is declined with the rest, %s', async (_how, who, set) => {
    const id = await request();
    await change(ADA, id, `scheduled_time = '11:00'`);
    await change(who, id, set);
    expect((await read(id))['status']).toBe('pending');
    await withdraw();
    expect(await read(id)).toMatchObject(unavailable);
    expect(await told(ADA, 'Appointment declined')).toHaveLength(1);
  });

  test('a client who is gone has cancelled, and the provider is told without the name', async () => {
    await confirmed();
    await leave(ADA);
    const notices = await told(TRAINER, 'Appointment cancelled');
    expect(notices).toEqual([{ message: expect.stringMatching(/^\w+day, \d+ \w+, \d\d:\d\d$/), about: null }]);
  });

  test('what a provider was told of a client goes with the client, from the devices and from the post too', async () => {
    await confirmed();
    const [asked] = await db.query(`select id from public.notifications where user_id = $1`, [TRAINER]);
    const device = deviceOf(db, TRAINER);
    const key = `notifications ${String(asked?.['id'])}`;
    expect((await device()).get(key)).toBe('row');
    await leave(ADA);
    expect((await device()).get(key)).toBe('removed');
    expect(
      await count(db, `select from public.notification_deliveries where notification_id = $1`, [asked?.['id']]),
    ).toBe(0);
  });

  test('nobody is reminded of an appointment with nobody', async () => {
    const id = await confirmed();
    await db.query(
      `update public.appointments set provider_id = null, created_at = now() - interval '3 days',
         scheduled_date = (at at time zone 'Africa/Lagos')::date, scheduled_time = (at at time zone 'Africa/Lagos')::time
       from (select now() + interval '20 hours' as at) as tomorrow where id = $1`,
      [id],
    );
    await db.as('service_role', (session) => session.query('select public.claim_deliveries()'));
    expect(await told(ADA, 'Appointment reminder')).toEqual([]);
  });
});
