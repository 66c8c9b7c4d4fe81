import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];

describe.each(engines)('the days of a licence on %s', (engine) => {
  let db: TestDatabase;
  /** Asked once, so that midnight comes between no two of them. */
  let today: string;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
    await assign(db, TRAINER, ADA);
    today = String((await only(db, 'select private.day_of(now())::text as today'))['today']);
  }, 240_000);
  afterAll(() => db.close());

  const lasts = (ahead: number) =>
    db.query(`update public.profiles set license_expires_on = $2::date + $3::integer where id = $1`, [
      TRAINER,
      today,
      ahead,
    ]);
  const book = (who: string, status: string, ahead: number, time = '10:00'): Promise<Row> =>
    db.as(who, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
         values ($1, $2, 'Talk', $3::date + $4::integer, $5, $6)
         returning id, status, decline_reason as reason`,
        [ADA, TRAINER, today, ahead, time, status],
      ),
    );
  const agree = (ahead: number): Promise<Row> => book(TRAINER, 'scheduled', ahead);
  const request = (ahead: number, time: string): Promise<Row> => book(ADA, 'requested', ahead, time);
  const stands = (id: unknown): Promise<Row> =>
    only(
      db,
      `select status, decline_reason as reason, jsonb_array_length(alternatives) as others,
         (select max((o ->> 'scheduled_date')::date) from jsonb_array_elements(alternatives) as o)
           <= (select p.license_expires_on from public.profiles p where p.id = provider_id) as are_within
       from public.appointments where id = $1`,
      [id],
    );

  test('for a day beyond the last one nothing new is agreed, nor by the provider for a client of his own; what was agreed stands', async () => {
    await lasts(5);
    const within = await agree(5);
    expect(within).toMatchObject({ status: 'scheduled', reason: null });
    expect(await agree(6)).toMatchObject({ status: 'declined', reason: 'outside_hours' });
    const move = (ahead: number) =>
      db.as(TRAINER, (session) =>
        session.query(
          `update public.appointments set scheduled_date = $2::date + $3::integer where id = $1
           returning scheduled_date - $2::date as ahead, status`,
          [within['id'], today, ahead],
        ),
      );
    expect(await move(7)).toEqual([{ ahead: 5, status: 'scheduled' }]);
    expect(await move(4)).toEqual([{ ahead: 4, status: 'scheduled' }]);
    await lasts(-1);
    expect(await agree(3)).toMatchObject({ status: 'declined', reason: 'provider_unavailable' });
    expect(await stands(within['id'])).toMatchObject({ status: 'scheduled' });
  });

  test('a client who asks for a day beyond it hears that no hours are kept then, and of hours before', async () => {
    await lasts(20);
    const within = await request(20, '11:00');
    const beyond = await request(40, '11:00');
    expect(await stands(within['id'])).toMatchObject({ status: 'pending' });
    expect(await stands(beyond['id'])).toEqual({
      status: 'declined',
      reason: 'outside_hours',
      others: 3,
      are_within: true,
    });
  });

  test('a request that waits is not confirmed once its day lies beyond it', async () => {
    await lasts(30);
    const asked = await request(25, '12:00');
    await lasts(24);
    const confirm = () =>
      db.as(TRAINER, (session) =>
        session.query(`update public.appointments set status = 'confirmed' where id = $1`, [asked['id']]),
      );
    await confirm();
    expect(await stands(asked['id'])).toMatchObject({ status: 'pending' });
    await lasts(25);
    await confirm();
    expect(await stands(asked['id'])).toMatchObject({ status: 'confirmed' });
  });
});
