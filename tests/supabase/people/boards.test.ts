import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, dayAhead, only } from './support.ts';

const [ADA, BAYO, CHIKE, EVE] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

interface Board {
  provisional: boolean;
  places: { rank: number; score: number; user_id: string | null }[];
}

describe.each(engines)('boards on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE, EVE]) await join(db, member);
    await db.exec(`update public.user_settings set profile_visibility = 'public'`);
  }, 240_000);
  afterAll(() => db.close());

  const challenge = async (metric: string, from: number, until: number): Promise<string> => {
    const { id } = await only(
      db,
      `insert into public.challenges (title, metric, target, starts_on, ends_on)
       values ('One', $1, 10, private.day_of(now()) + $2::integer, private.day_of(now()) + $3::integer) returning id`,
      [metric, from, until],
    );
    // As if it had come before its end.
    await db.query('delete from private.late_challenges');
    return String(id);
  };
  const takePart = (id: string, ...members: string[]): Promise<unknown> =>
    Promise.all(
      members.map((member) =>
        db.query(`insert into public.challenge_members (challenge_id, user_id) values ($1, $2)`, [id, member]),
      ),
    );
  const drink = async (who: string, day: number, glasses: number): Promise<string> => {
    const { id } = await db.as(who, (session) =>
      only(
        session,
        `insert into public.water_intake (user_id, date, glasses_consumed) values ($1, $2, $3) returning id`,
        [who, dayAhead(day), glasses],
      ),
    );
    return String(id);
  };
  const cameInTime = (): Promise<unknown> => db.query(`delete from private.late_entries`);
  const board = async (reader: string, id: string): Promise<Board> => {
    const { board: answer } = await db.as(reader, (session) =>
      only(session, `select public.challenge_board($1) as board`, [id]),
    );
    return answer as Board;
  };
  const scores = async (reader: string, id: string): Promise<unknown[]> =>
    (await board(reader, id)).places.map(({ rank, score, user_id }) => [rank, score, user_id]);
  const ownScore = async (who: string, id: string): Promise<number | undefined> =>
    (await board(who, id)).places.find(({ user_id }) => user_id === who)?.score;

  test('what comes after its day has closed does not count, and no edit makes more of what came in time', async () => {
    const id = await challenge('water', -20, 2);
    await takePart(id, ADA);
    await drink(ADA, -1, 8);
    const late = await drink(ADA, -6, 9);
    expect(await ownScore(ADA, id)).toBe(8);
    const inTime = await drink(ADA, -7, 5);
    await db.query(`delete from private.late_entries where entry_id = $1`, [inTime]);
    expect(await ownScore(ADA, id)).toBe(13);
    const set = async (entry: string, change: string): Promise<number | undefined> => {
      await db.query(`update public.water_intake set ${change} where id = $1`, [entry]);
      return ownScore(ADA, id);
    };
    expect(await set(inTime, 'glasses_consumed = 16')).toBe(13);
    expect(await set(inTime, 'glasses_consumed = 3')).toBe(11);
    expect(await set(inTime, 'deleted = true')).toBe(8);
    expect(await set(inTime, 'deleted = false, glasses_consumed = 16')).toBe(13);
    expect(await set(late, 'glasses_consumed = 16')).toBe(13);
  });

  test('a workout that is put into another week counts nothing there, and a late one makes no day of a streak', async () => {
    const [minutes, streak] = [await challenge('minutes', -20, 2), await challenge('streak', -20, 2)];
    for (const id of [minutes, streak]) await takePart(id, BAYO);
    const train = async (days: number): Promise<unknown> =>
      (
        await only(
          db,
          `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at,
             duration_minutes)
           select $1, 'Legs', 'completed', at, at, at, 30 from (select now() - make_interval(days => $2) as at) day
           returning id`,
          [BAYO, days],
        )
      )['id'];
    const today = await train(0);
    await train(7);
    await train(8);
    expect([await ownScore(BAYO, minutes), await ownScore(BAYO, streak)]).toEqual([30, 1]);
    await db.query(`update public.workout_sessions set completed_at = now() - interval '10 days' where id = $1`, [
      today,
    ]);
    expect([await ownScore(BAYO, minutes), await ownScore(BAYO, streak)]).toEqual([0, 0]);
    await cameInTime();
    expect([await ownScore(BAYO, minutes), await ownScore(BAYO, streak)]).toEqual([90, 2]);
  });

  test('a board is provisional for three days after its end and then stands, whatever is changed later', async () => {
    const id = await challenge('water', -20, -4);
    await takePart(id, BAYO, CHIKE, EVE);
    await drink(CHIKE, -8, 6);
    const hers = await drink(EVE, -8, 6);
    await drink(BAYO, -8, 2);
    await cameInTime();
    const running = await challenge('water', -20, -3);
    expect((await board(BAYO, running)).provisional).toBe(true);
    const final = [
      [1, 6, CHIKE],
      [1, 6, EVE],
      [3, 2, BAYO],
    ];
    expect(await scores(BAYO, id)).toEqual(final);
    expect((await board(BAYO, id)).provisional).toBe(false);
    await db.query(`delete from public.water_intake where id = $1`, [hers]);
    await db.query(`update public.water_intake set glasses_consumed = 16 where user_id = $1`, [BAYO]);
    await cameInTime();
    expect(await scores(BAYO, id)).toEqual(final);
    await takePart(id, ADA);
    expect(await scores(ADA, id)).toEqual(final);
  });

  test('a board that nobody looks at is frozen too, and hiding still counts on it', async () => {
    const id = await challenge('workouts', -20, -6);
    await takePart(id, ADA, BAYO);
    await db.query(`select private.freeze_boards()`);
    const shown = (): Promise<unknown[]> =>
      db.query(`select user_id, shown from private.final_scores where board = $1 order by user_id`, [id]);
    expect(await shown()).toEqual([
      { user_id: ADA, shown: true },
      { user_id: BAYO, shown: true },
    ]);
    const hide = (onBoard: boolean): Promise<unknown> =>
      db.query(`update public.challenge_members set on_board = $3 where challenge_id = $1 and user_id = $2`, [
        id,
        BAYO,
        onBoard,
      ]);
    await hide(false);
    expect(await scores(ADA, id)).toEqual([[1, 0, ADA]]);
    expect(await scores(BAYO, id)).toHaveLength(2);
    await hide(true);
    expect(await scores(ADA, id)).toHaveLength(2);
  });

  test('whoever reached the target or came among the first three has a badge, once, with his place as he sees it', async () => {
    const id = await challenge('water', -20, -10);
    await takePart(id, ADA, BAYO, CHIKE, EVE);
    await drink(ADA, -12, 14);
    await drink(BAYO, -12, 12);
    await drink(CHIKE, -12, 11);
    await drink(EVE, -12, 10);
    await cameInTime();
    await db.query(`update public.challenge_members set on_board = false where challenge_id = $1 and user_id = $2`, [
      id,
      BAYO,
    ]);
    const badges = (): Promise<unknown[]> =>
      db.query(
        `select user_id, title, value::integer as place, id = sync.natural_id('achievements', user_id::text, code) as derived
         from public.achievements where code = 'challenge:' || $1 and category = 'challenge' order by user_id`,
        [id],
      );
    expect(await badges()).toEqual([]);
    await board(EVE, id);
    // The target is ten: the fourth reached it, and sees himself behind two who show themselves.
    const badge = { title: 'One', derived: true };
    expect(await badges()).toEqual([
      { user_id: ADA, place: 1, ...badge },
      { user_id: BAYO, place: 2, ...badge },
      { user_id: CHIKE, place: 2, ...badge },
      { user_id: EVE, place: 3, ...badge },
    ]);
    await db.query(`select private.freeze_boards()`);
    expect(await badges()).toHaveLength(4);

    // Of two only the target counts: nobody wins against nobody.
    const few = await challenge('water', -20, -10);
    await db.query(`update public.challenges set target = 12 where id = $1`, [few]);
    await takePart(few, ADA, CHIKE, EVE);
    await db.query(`delete from public.water_intake where user_id = $1`, [EVE]);
    await board(ADA, few);
    expect(
      await db.query(`select user_id, value from public.achievements where code = 'challenge:' || $1`, [few]),
    ).toEqual([{ user_id: ADA, value: null }]);

    const idle = await challenge('steps', -20, -10);
    await takePart(idle, ADA);
    await board(ADA, idle);
    expect(await db.query(`select from public.achievements where code = 'challenge:' || $1`, [idle])).toEqual([]);
  });

  test('a challenge that comes once it is over gives no badge, and a target stands once others take part', async () => {
    const make = (until: number): Promise<unknown> =>
      db.as(ADA, (session) =>
        only(
          session,
          `insert into public.challenges (creator_id, title, metric, target, starts_on, ends_on)
           values ($1, 'Mine', 'water', 10, $2, $3) returning id`,
          [ADA, dayAhead(-30), dayAhead(until)],
        ),
      );
    const over = (await make(-20)) as { id: string };
    await takePart(over.id, ADA);
    await drink(ADA, -25, 11);
    await cameInTime();
    expect(await ownScore(ADA, over.id)).toBe(11);
    expect(await db.query(`select code from public.achievements where code = $1`, [`challenge:${over.id}`])).toEqual(
      [],
    );
    const { id } = (await make(2)) as { id: string };
    const aim = (target: number): Promise<unknown> =>
      db.as(ADA, (session) =>
        only(session, `update public.challenges set target = $2 where id = $1 returning id`, [id, target]),
      );
    await takePart(id, ADA);
    expect(await codeOf(aim(9))).toBeNull();
    await takePart(id, BAYO);
    expect(await codeOf(aim(1))).toBe('42501');
    expect(await codeOf(aim(9))).toBeNull();
  });

  test('a week stands once its last day has closed, and whoever stops sharing is on it no more', async () => {
    const { monday } = await only(db, `select date_trunc('week', private.day_of(now()) - 10)::date::text as monday`);
    await db.query(`delete from public.workout_sessions`);
    const train = (who: string, minutes: number): Promise<unknown> =>
      db.query(
        `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes)
         select $1, 'Legs', 'completed', at, at, at, $2
         from (select ($3::date + time '10:00') at time zone 'Africa/Lagos' + interval '2 days' as at) day`,
        [who, minutes, monday],
      );
    await db.query(`update public.user_settings set workout_data_sharing = id = any ($1)`, [[ADA, BAYO]]);
    await train(ADA, 30);
    await train(BAYO, 40);
    await train(CHIKE, 90);
    await cameInTime();
    await db.query(`delete from private.final_boards where challenge_id is null`);
    await db.query(`select private.freeze_boards()`);
    await db.query(`update public.workout_sessions set duration_minutes = 200 where user_id = $1`, [ADA]);
    const places = (): Promise<unknown> =>
      db.query(
        `select user_id, score::integer from private.final_scores where board = 'week ' || $1 order by score desc`,
        [monday],
      );
    expect(await places()).toEqual([
      { user_id: BAYO, score: 40 },
      { user_id: ADA, score: 30 },
    ]);
    await db.query(`update public.user_settings set workout_data_sharing = false where id = $1`, [BAYO]);
    await db.query(`select private.freeze_boards()`);
    expect(await places()).toEqual([{ user_id: ADA, score: 30 }]);
    // As if he had left while it was frozen.
    await db.query(
      `insert into private.final_scores (board, user_id, score, shown) values ('week ' || $1, $2, 40, true)`,
      [monday, BAYO],
    );
    const { shown } = await only(
      db,
      `select private.places_of('week ' || $1, true, null) as shown
       from set_config('request.jwt.claims', json_build_object('sub', $2::text)::text, true)`,
      [monday, CHIKE],
    );
    expect(shown).toMatchObject([{ rank: 1, score: 30, user_id: ADA }]);
    const { week } = await db.as(CHIKE, (session) =>
      only(session, `select public.weekly_board(true) -> 'provisional' as week`),
    );
    const { closed } = await only(
      db,
      `select private.closes(date_trunc('week', private.day_of(now()))::date - 1) as closed`,
    );
    expect(week).toBe(!closed);
  });
});
