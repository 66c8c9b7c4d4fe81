import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { only } from '../people/support.ts';

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];

describe.each(engines)('the days of a licence on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
  }, 240_000);
  afterAll(() => db.close());

  const set = (who: string, columns: string) => db.query(`update public.profiles set ${columns} where id = $1`, [who]);

  test('for a day beyond the last one nothing new is agreed, nor by the provider for a client of his own; what was agreed stands', async () => {
    const TODAY = `(now() at time zone 'Africa/Lagos')::date`;
    await set(TRAINER, `license_expires_on = private.day_of(now()) + 5`);
    await assign(db, TRAINER, ADA);
    const agree = (ahead: number): Promise<Row> =>
      db.as(TRAINER, (session) =>
        only(
          session,
          `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
           values ($1, $2, 'Talk', ${TODAY} + $3::integer, '10:00', 'scheduled')
           returning id, status, decline_reason as reason`,
          [ADA, TRAINER, ahead],
        ),
      );
    const within = await agree(5);
    expect(within).toMatchObject({ status: 'scheduled', reason: null });
    expect(await agree(6)).toMatchObject({ status: 'declined', reason: 'provider_unavailable' });
    const move = (ahead: number) =>
      db.as(TRAINER, (session) =>
        session.query(
          `update public.appointments set scheduled_date = ${TODAY} + $2::integer where id = $1
           returning scheduled_date - ${TODAY} as ahead, status`,
          [within['id'], ahead],
        ),
      );
    expect(await move(7)).toEqual([{ ahead: 5, status: 'scheduled' }]);
    expect(await move(4)).toEqual([{ ahead: 4, status: 'scheduled' }]);
    await set(TRAINER, `license_expires_on = private.day_of(now()) - 1`);
    expect(await agree(3)).toMatchObject({ status: 'declined', reason: 'provider_unavailable' });
    expect(await only(db, `select status from public.appointments where id = $1`, [within['id']])).toEqual({
      status: 'scheduled',
    });
  });
});
