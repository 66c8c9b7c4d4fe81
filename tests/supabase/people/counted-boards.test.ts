import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { aCrowd, asRestored, PERSON } from '../../bench/crowd.ts';
import { connect } from '../../support/postgres-database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from './support.ts';

import { teamsOn } from './teams.support.ts';
const [ADA, BAYO] = [1, 2].map(numbered) as [string, string];
describe.each(engines)('boards of many, on %s', (engine) => {
  let db: TestDatabase;
  let on: ReturnType<typeof teamsOn>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    on = teamsOn(db);
    for (const member of [ADA, BAYO]) await join(db, member);
    await db.exec(`update public.user_settings set profile_visibility = 'public'`);
  }, 240_000);
  afterAll(() => db.close());

  test('a board of many is counted by the job and not by whoever looks, while it is looked at once a minute', async () => {
    const id = await on.challenge('named');
    await on.takePart(ADA, id, 'Lions');
    await on.drink({ [ADA]: 3 });
    expect(await on.ranked(BAYO, id)).toEqual([[1, 'Lions', 1, 1]]);
    const aged = (counted: string, asked: string): Promise<unknown> =>
      db.query(
        `update private.boards set members = 201, counted_at = now() - $2::interval, asked_at = now() - $3::interval where board = $1`,
        [id, counted, asked],
      );
    const grown = async (): Promise<unknown> => (await on.ranked(BAYO, id)).map((team) => (team as unknown[])[2])[0];
    await on.drink({ [ADA]: 6 });
    await aged('10 minutes', '30 minutes');
    expect(await grown()).toBe(1);
    await db.query('call private.count_boards()');
    expect(await grown()).toBe(2);
    await on.drink({ [ADA]: 9 });
    await aged('10 minutes', '2 hours');
    await db.query('call private.count_boards()');
    await aged('10 minutes', '0 minutes');
    expect(await grown()).toBe(2);
    await aged('61 minutes', '2 hours');
    await db.query('call private.count_boards()');
    expect(await grown()).toBe(3);
    // Without a job somebody has to wait for once.
    await on.drink({ [ADA]: 12 });
    await aged('66 minutes', '2 hours');
    expect(await grown()).toBe(4);
  });

  test('a board of many is counted before anybody looks, and a far place is found as counting finds it', async () => {
    const CROWD = 350;
    await aCrowd(db, { people: CROWD, posts: 0 });
    const id = await on.challenge('alone');
    await asRestored(
      db,
      'public.challenge_members',
      `insert into public.challenge_members (id, challenge_id, user_id) select sync.natural_id('challenge_members', $2::uuid::text, ${PERSON}::text), $2::uuid, ${PERSON} from generate_series(1, $1::integer) n`,
      CROWD,
      id,
    );
    // Twenty and more of each score: some stand across a hundredth place.
    await asRestored(
      db,
      'public.water_intake',
      `insert into public.water_intake (id, user_id, date, glasses_consumed)
       select gen_random_uuid(), ${PERSON}, private.day_of(now()), 1 + n % 16 from generate_series(1, $1::integer) n`,
      CROWD,
    );
    // Not before anybody can have a score.
    await on.lasts(id, 1, 10);
    await db.query('call private.count_boards()');
    expect(await db.query(`select from private.boards where board = $1`, [id])).toEqual([]);
    await on.lasts(id, 0, 10);
    await db.query('call private.count_boards()');
    const known = await only(
      db,
      `select members, counted_at > now() - interval '1 minute' as counted from private.boards where board = $1`,
      [id],
    );
    expect(known).toEqual({ members: CROWD, counted: true });

    const marks = (final: boolean): Promise<unknown[]> =>
      db.query(`select from private.board_marks where board = $1 and final = $2`, [id, final]);
    const askers = [1, 4, 7, 100, 175, CROWD];
    const agrees = async (final: boolean): Promise<void> => {
      expect((await marks(final)).length).toBeGreaterThan(1);
      for (const n of askers) {
        // His own score has grown since the count.
        const places = await db.query(
          `with there as (
              select user_id, score, true as shown from private.board_scores where board = $1 and not $2
              union all
              select user_id, score, shown from private.final_scores where board = $1 and $2),
            me as (select user_id as id, score + 2 as score from there where user_id = (select ${PERSON} from (select $3::integer as n) one)),
            asked as (select set_config('request.jwt.claims', json_build_object('sub', id)::text, true), id, score from me)
          select p.rank, (select 1 + (asked.score > p.score)::integer + count(*)::integer from there t
            where t.shown and t.user_id <> asked.id and t.score > p.score) as counted
          from asked, jsonb_to_recordset(private.places_of($1, $2, asked.score)) as p (rank integer, score numeric)`,
          [id, final, n],
        );
        expect(places.length).toBeGreaterThan(10);
        expect(places.map(({ rank }) => rank)).toEqual(places.map(({ counted }) => counted));
      }
    };
    const hide = (hidden: boolean, from: number, to: number): Promise<unknown> =>
      db.query(
        `update public.challenge_members set on_board = $2 where challenge_id = $1
           and user_id in (select ${PERSON} from generate_series($3::integer, $4::integer) n)`,
        [id, !hidden, from, to],
      );
    await agrees(false);
    await hide(true, 200, 240);
    await db.query(`delete from auth.users where id = (select ${PERSON} from (select 300 as n) one)`);
    await agrees(false);
    await asRestored(db, 'public.water_intake', `update public.water_intake set date = date - 15`);
    await on.lasts(id, -20, -10);
    await db.query('select private.freeze_board($1)', [id]);
    await agrees(true);
    await hide(true, 241, 260);
    await hide(false, 200, 250);
    // Also who is hidden himself.
    askers.push(255);
    await db.query(`delete from auth.users where id = (select ${PERSON} from (select 301 as n) one)`);
    await agrees(true);
    await db.query('select private.freeze_boards()');
    expect(await db.query(`select from private.board_moves where board = $1 and final`, [id])).toEqual([]);
    await agrees(true);
  });

  test('who left a week while it was frozen is hidden at once, and at night no place counts him', async () => {
    const week = 'week 2020-01-06';
    await db.query(`insert into private.final_boards (board) values ($1)`, [week]);
    await db.query(
      `insert into private.final_scores (board, user_id, score, shown)
       select $1, ${PERSON}, n, true from generate_series(1, 290) n`,
      [week],
    );
    const share = (shares: boolean): Promise<unknown> =>
      asRestored(
        db,
        'public.user_settings',
        `update public.user_settings set workout_data_sharing = $1::boolean where id in (select ${PERSON} from generate_series(281, 290) n)`,
        shares,
      );
    await asRestored(
      db,
      'public.user_settings',
      `insert into public.user_settings (id, user_id) select ${PERSON}, ${PERSON} from generate_series(1, 290) n`,
    );
    const above = async (): Promise<unknown> =>
      (
        await only(
          db,
          `select private.above($1, true, 100)::integer as above
           from (select set_config('request.jwt.claims', json_build_object('sub', $2::text)::text, true) as claims offset 0) as asks
           where claims <> ''`,
          [week, ADA],
        )
      )['above'];
    // Whether he is back before the night or not.
    await share(false);
    await db.query('select private.mark_board($1, true)', [week]);
    await share(true);
    expect(await above()).toBe(190);
    await share(false);
    await db.query('select private.freeze_boards()');
    expect(await above()).toBe(180);
  });

  test('a crash takes what finds the places of a board along with its scores', async () => {
    const kept = await db.query(
      `select distinct relname ~ 'final' as final, relpersistence::text as kept from pg_class
       where relnamespace = 'private'::regnamespace and relkind = 'r' and relname ~ '^(boards|board_|final_)'
       order by final`,
    );
    expect(kept).toEqual([
      { final: false, kept: 'u' },
      { final: true, kept: 'p' },
    ]);
  });

  test('each board is counted in a transaction of its own', async () => {
    const boards = [await on.challenge('named'), await on.challenge('named')];
    for (const id of boards) {
      await on.takePart(ADA, id, 'Lions');
      await on.teams(ADA, id);
    }
    await db.query(`update public.challenges set deleted = true where id <> all ($1)`, [boards]);
    await db.query(
      `update private.boards set members = 201, counted_at = now() - interval '10 minutes' where board = any ($1)`,
      [boards],
    );
    await db.query('call private.count_boards()');
    expect(
      await only(
        db,
        `select count(distinct xmin::text)::integer as transactions, count(*) filter (where counted_at > now() - interval '1 minute')::integer as counted
         from private.boards where board = any ($1)`,
        [boards],
      ),
    ).toEqual({ transactions: 2, counted: 2 });
  });

  test.runIf(engine === 'postgres')('who looks, leaves or forgets while a board is counted', async () => {
    const id = await on.challenge('named');
    await on.takePart(ADA, id, 'Lions');
    await on.takePart(BAYO, id, 'Lions');
    await on.teams(ADA, id);
    const known = (counted: string): Promise<unknown> =>
      db.query(
        `update private.boards set members = 201, asked_at = now() - interval '10 minutes', counted_at = $2::text::timestamptz
         where board = $1`,
        [id, counted],
      );
    const within = (sql: string): Promise<unknown> =>
      codeOf(
        db.as(BAYO, async (session) => {
          await session.query(`set local lock_timeout = '1s'`);
          await session.query(sql, [id]);
        }),
      );
    const look = (): Promise<unknown> => within('select public.team_board($1)');
    const counting = connect(db.url ?? '', 1);
    const count = async (): Promise<void> => {
      await counting.unsafe('begin');
      await counting.unsafe(`select pg_advisory_xact_lock(hashtextextended('board:' || $1, 0))`, [id]);
      await counting.unsafe(
        `select private.recount_board(c.id::text, c.id, c.metric, c.starts_on, c.ends_on) from public.challenges c where c.id = $1`,
        [id],
      );
    };
    try {
      await known('now');
      await count();
      expect(await look()).toBeNull();
      await counting.unsafe('rollback');
      // Of one that the job has only found there is no last count.
      await known('-infinity');
      await count();
      expect(await look()).toBe('55P03');
      await counting.unsafe('rollback');

      await known('2020-01-01');
      await count();
      expect(
        await codeOf(db.exec(`set lock_timeout = '1s'; select private.forget_boards(); reset lock_timeout`)),
      ).toBeNull();
      await counting.unsafe('commit');
      const rows = `select score from private.board_scores where board = $1`;
      expect(await db.query(rows, [id])).toHaveLength(2);

      await count();
      const hides = db.query(
        `update public.challenge_members set on_board = false where challenge_id = $1 and user_id = $2`,
        [id, BAYO],
      );
      await counting.unsafe('commit');
      await hides;
      expect(await db.query(rows, [id])).toHaveLength(1);
      expect(await db.query(`select by from private.board_moves where board = $1`, [id])).toEqual([{ by: -1 }]);
      await known('2020-01-01');
      await db.query('select private.forget_boards()');
      expect(await db.query(rows, [id])).toEqual([]);

      await on.lasts(id, -20, -10);
      await counting.unsafe('begin');
      await counting.unsafe(`select pg_advisory_xact_lock(hashtextextended('board:' || $1, 0))`, [id]);
      expect(await look()).toBe('55P03');
      await counting.unsafe('rollback');
      expect(await look()).toBeNull();
    } finally {
      await counting.end();
    }
  });
});
