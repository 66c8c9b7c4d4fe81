import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, dayAhead, only } from '../people/support.ts';

const [ADA, BAYO, TRAINER, PENDING, ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('what a member tries against another, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
    await join(db, TRAINER, 'trainer');
    await join(db, PENDING, 'trainer', 'pending');
    await join(db, ADMIN, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const names = (caller: string, id: string): Promise<number> =>
    db.as(caller, (session) => count(session, 'select from public.people where id = $1', [id]));
  const ask = (caller: string, provider: string, day = dayAhead(3)): Promise<unknown> =>
    db.as(caller, (session) =>
      session.query(
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
         values ($1, $2, 'Talk', $3, '10:00')`,
        [caller, provider, day],
      ),
    );

  test('asking a member who is no provider for an appointment shows nothing of that member', async () => {
    const answers = [
      await codeOf(ask(ADA, BAYO)),
      await codeOf(ask(ADA, PENDING)),
      await codeOf(ask(ADA, numbered(99))),
    ];
    expect(answers).toEqual(['23503', '23503', '23503']);
    expect([await names(ADA, BAYO), await names(ADA, PENDING)]).toEqual([0, 0]);
  });

  test('a provider does not prolong the sight of a client by booking the client', async () => {
    await assign(db, TRAINER, BAYO);
    for (const [day, status] of [
      [dayAhead(-2), 'completed'],
      [dayAhead(2), 'confirmed'],
    ]) {
      await db.as(TRAINER, (session) =>
        session.query(
          `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
           values ($1, $2, 'Talk', $3, '10:00', $4)`,
          [BAYO, TRAINER, day, status],
        ),
      );
    }
    const contacts = (): Promise<number> =>
      db.as(TRAINER, (session) => count(session, 'select from public.contacts where id = $1', [BAYO]));
    expect(await contacts()).toBe(1);
    await db.as(BAYO, (session) => session.query(`update public.client_assignments set status = 'ended'`));
    expect(await contacts()).toBe(0);
    expect(await names(TRAINER, BAYO)).toBe(1);
  });

  test('nobody fills the books: a hundred requests a day and no more', async () => {
    const eve = await join(db, numbered(20));
    const flood = (more: number): Promise<unknown> =>
      db.as(eve, (session) =>
        session.query(
          `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
           select $1, $2, 'Talk', date '2001-01-01', '10:00' from generate_series(1, $3::integer)`,
          [eve, TRAINER, more],
        ),
      );
    await flood(100);
    expect(await codeOf(flood(1))).toBe('P0001');
  }, 60_000);

  test('a schedule in a zone that nobody knows is refused, and not whoever books by it', async () => {
    const stating = db.as(TRAINER, (session) =>
      session.query(`insert into public.provider_schedules (id, user_id, zone) values ($1, $1, 'Mars/One')`, [TRAINER]),
    );
    expect(await codeOf(stating)).toBe('22023');
  });

  test('settings that are saved as they are publish nothing to trainers again', async () => {
    const kim = await join(db, numbered(21));
    await assign(db, TRAINER, kim);
    await db.as(kim, (session) =>
      session.query(`insert into public.goals (user_id, kind, title, target) values ($1, 'weight', 'Less', 70)`, [kim]),
    );
    // As if the trainer's feed lacked the goal: whoever publishes anew would put it there.
    await db.query(`delete from sync.feed where audience = $1 and entity = 'goals'`, [TRAINER]);
    const save = (shares: boolean): Promise<unknown> =>
      db.as(kim, (session) =>
        session.query(`update public.user_settings set workout_data_sharing = $1, theme = 'dark'`, [shares]),
      );
    const published = (): Promise<{ n: number }> =>
      only(db, `select count(*)::integer as n from sync.feed where audience = $1 and entity = 'goals'`, [TRAINER]);
    await save(true);
    expect((await published()).n).toBe(0);
    await save(false);
    expect((await published()).n).toBe(1);
  });

  test.each([
    ['community_posts', 200, `(user_id, content, created_at) select $1::uuid, 'Buy', date '2020-01-01'`],
    ['challenges', 50, `(creator_id, title, metric, target, ends_on) select $1::uuid, 'Buy', 'steps', 1, current_date`],
  ])('nobody fills the devices of all members with %s', async (table, most, columns) => {
    const eve = await join(db, numbered(table === 'challenges' ? 30 : 31));
    const flood = (rows: number): Promise<unknown> =>
      db.as(eve, (session) =>
        session.query(`insert into public.${table} ${columns} from generate_series(1, $2::integer)`, [eve, rows]),
      );
    expect(await codeOf(flood(most + 1))).toBe('P0001');
    await flood(most);
    expect(await codeOf(flood(1))).toBe('P0001');
    await db.query(`update private.made_today set day = day - 1 where user_id = $1`, [eve]);
    expect(await codeOf(flood(1))).toBe(null);
  });
});
