import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { aCrowd, asRestored, PERSON } from '../../bench/crowd.ts';
import { connect } from '../../support/postgres-database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from './support.ts';

import { teamsOn } from './teams.support.ts';
import type { Board } from './teams.support.ts';
const [ADA, BAYO, CHIKE, EVE, FEMI, GOZIE] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
describe.each(engines)('boards of those one follows and of many, on %s', (engine) => {
  let db: TestDatabase;
  let on: ReturnType<typeof teamsOn>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    on = teamsOn(db);
    for (const member of [ADA, BAYO, CHIKE, EVE, FEMI, GOZIE]) await join(db, member);
    await db.exec(`update public.user_settings set profile_visibility = 'public'`);
  }, 240_000);
  afterAll(() => db.close());

  test('the board of those one follows has them and oneself, and nobody who is apart, hides, or shows no name', async () => {
    const id = await on.challenge('alone');
    for (const who of [ADA, BAYO, CHIKE, EVE, FEMI]) await on.takePart(who, id, '');
    await on.drink({ [ADA]: 5, [BAYO]: 9, [CHIKE]: 5, [EVE]: 7, [FEMI]: 8 });
    const follow = (who: string, others: string[]): Promise<unknown> =>
      db.as(who, (session) =>
        session.query(`update public.user_settings set followed = $2 where id = $1`, [who, others]),
      );
    await follow(ADA, [CHIKE, EVE, FEMI, GOZIE]);
    const places = async (reader: string): Promise<unknown[]> =>
      (await on.ask<Board>(reader, 'public.challenge_board($1, true)', [id])).places.map(({ rank, user_id }) => [
        rank,
        user_id,
      ]);
    expect(await places(ADA)).toEqual([
      [1, FEMI],
      [2, EVE],
      [3, ADA],
      [3, CHIKE],
    ]);
    // One follows alone: nobody else's board has changed by it.
    expect(await places(BAYO)).toEqual([[1, BAYO]]);
    await on.takePart(FEMI, id, '', { on_board: false });
    await db.query(`update public.user_settings set profile_visibility = 'private' where id = $1`, [EVE]);
    await db.query(`insert into public.person_blocks (user_id, blocked_id) values ($1, $2)`, [CHIKE, ADA]);
    expect(await places(ADA)).toEqual([[1, ADA]]);
    await db.exec(`delete from public.person_blocks; update public.user_settings set profile_visibility = 'public'`);

    const train = (who: string, minutes: number): Promise<unknown> =>
      db.query(
        `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes)
         values ($1, 'Legs', 'completed', now(), now(), now(), $2)`,
        [who, minutes],
      );
    for (const [n, who] of [ADA, BAYO, CHIKE, EVE].entries()) await train(who, 10 * (n + 1));
    const week = async (): Promise<unknown[]> =>
      (await on.ask<Board>(ADA, 'public.weekly_board(false, true)')).places.map(({ rank, user_id }) => [rank, user_id]);
    expect(await week()).toEqual([
      [1, EVE],
      [2, CHIKE],
      [3, ADA],
    ]);
    await db.query(`update public.user_settings set workout_data_sharing = false where id = $1`, [EVE]);
    expect(await week()).toEqual([
      [1, CHIKE],
      [2, ADA],
    ]);
  });

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
          `with me as (
              select user_id as id, score + 2 as score from private.standings
              where board = $1 and final = $2 and user_id = (select ${PERSON} from (select $3::integer as n) one)),
            asked as (select set_config('request.jwt.claims', json_build_object('sub', id)::text, true), id, score from me)
          select p.rank, (select 1 + (asked.score > p.score)::integer + count(*)::integer from private.standings s
            where s.board = $1 and s.final = $2 and s.user_id <> asked.id and s.score > p.score) as counted
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
    await db.query(`delete from auth.users where id = (select ${PERSON} from (select 301 as n) one)`);
    await agrees(true);
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

  test.runIf(engine === 'postgres')(
    'who looks does not wait for whoever counts, and a board is frozen after him',
    async () => {
      const id = await on.challenge('named');
      await on.takePart(ADA, id, 'Lions');
      await on.teams(ADA, id);
      await db.query(
        `update private.boards set members = 201, asked_at = now() - interval '10 minutes' where board = $1`,
        [id],
      );
      const look = async (): Promise<unknown> =>
        codeOf(
          db.as(BAYO, async (session) => {
            await session.query(`set local lock_timeout = '1s'`);
            await session.query('select public.team_board($1)', [id]);
          }),
        );
      const counting = connect(db.url ?? '', 1);
      try {
        await counting.unsafe('begin');
        await counting.unsafe(`select pg_advisory_xact_lock(hashtextextended('board:' || $1, 0))`, [id]);
        await counting.unsafe(`select from private.boards where board = $1 for update`, [id]);
        expect(await look()).toBeNull();
        await on.lasts(id, -20, -10);
        expect(await look()).toBe('55P03');
        await counting.unsafe('rollback');
        expect(await look()).toBeNull();
      } finally {
        await counting.end();
      }
    },
  );
});
