import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Queries, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { asCaller, connect } from '../../support/postgres-database.ts';
import { codeOf, count, dayAhead, only } from './support.ts';

const TRAINER = numbered(1);
const CLIENTS = [11, 12, 13, 14, 15, 16, 17, 18].map(numbered);
const [ADA, BAYO] = CLIENTS as [string, string];
const INSERT = `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time) values ($1, $2, 'x', $3, '10:00')`;

const ask = (session: Queries, client: string): Promise<unknown> =>
  session.query(INSERT, [client, TRAINER, dayAhead(5)]);

// PGlite has one session and so nobody to race with.
describe.runIf(engines.includes('postgres'))('many at once, on postgres', () => {
  let db: TestDatabase;
  let sessions: ReturnType<typeof connect>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'postgres' });
    sessions = connect(db.url ?? '', CLIENTS.length);
    await join(db, TRAINER, 'trainer');
    for (const client of CLIENTS) await join(db, client);
  }, 240_000);
  beforeEach(() => db.query(`delete from public.appointments`));
  afterAll(async () => {
    await sessions.end({ timeout: 5 });
    await db.close();
  });

  const statuses = async (): Promise<unknown[]> =>
    (await db.query(`select status from public.appointments order by status desc`)).map((row) => row['status']);

  test('of eight who ask for one slot together one gets it and seven are answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.query(`delete from public.appointments`);
      await Promise.all(
        CLIENTS.map((client) =>
          asCaller(sessions, client, async (session) => {
            await ask(session, client);
            await session.query(`select pg_sleep(0.02)`);
          }),
        ),
      );
      expect(await statuses()).toEqual(['pending', ...Array.from({ length: 7 }, () => 'declined')]);
    }
  });

  test.each([
    ['commits', ['pending', 'declined']],
    ['gives up', ['pending']],
  ])('the second waits until the first %s', async (how, outcome) => {
    let second: Promise<unknown> = Promise.resolve();
    const first = asCaller(sessions, ADA, async (session) => {
      await ask(session, ADA);
      second = asCaller(sessions, BAYO, (other) => ask(other, BAYO));
      await session.query(`select pg_sleep(0.3)`);
      await session.query(how === 'gives up' ? `select 1 / 0` : `select 1`);
    });
    expect(await codeOf(first)).toBe(how === 'gives up' ? '22012' : null);
    await second;
    expect(await statuses()).toEqual(outcome);
  });

  test('who looks at an old snapshot fails and retries instead of booking twice', async () => {
    const late = sessions.begin('isolation level repeatable read', async (transaction) => {
      await transaction.unsafe(`select count(*) from public.appointments`);
      await asCaller(sessions, ADA, (session) => ask(session, ADA));
      await transaction.unsafe(
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
         values ($1, $2, 'late', $3, '10:30', 'confirmed')`,
        [BAYO, TRAINER, dayAhead(5)],
      );
    });
    await expect(late).rejects.toMatchObject({ code: '40001' });
    expect(await statuses()).toEqual(['pending']);
  });

  test('an assignment that ends while an appointment is made leaves the care there', async () => {
    await db.query(`insert into public.client_assignments (trainer_id, client_id) values ($1, $2)`, [TRAINER, ADA]);
    let ended: Promise<unknown> = Promise.resolve();
    await asCaller(sessions, ADA, async (session) => {
      await ask(session, ADA);
      ended = asCaller(sessions, 'service_role', (other) =>
        other.query(`update public.client_assignments set status = 'ended' where client_id = $1`, [ADA]),
      );
      await session.query(`select pg_sleep(0.2)`);
    });
    await ended;
    expect(await count(db, `select from private.care where client_id = $1 and treats`, [ADA])).toBe(1);
  });

  test('likes and comments of many are all counted', async () => {
    const post = await only(
      db,
      `insert into public.community_posts (user_id, content) values ($1, 'hello') returning id`,
      [ADA],
    );
    await Promise.all(
      CLIENTS.map((client) =>
        asCaller(sessions, client, async (session) => {
          await session.query(`insert into public.post_likes (post_id, user_id) values ($1, $2)`, [post['id'], client]);
          await session.query(`insert into public.post_comments (post_id, user_id, content) values ($1, $2, 'x')`, [
            post['id'],
            client,
          ]);
          await session.query(`select pg_sleep(0.02)`);
        }),
      ),
    );
    expect(await only(db, `select likes_count, comments_count from public.community_posts`)).toEqual({
      likes_count: 8,
      comments_count: 8,
    });
  });
});
