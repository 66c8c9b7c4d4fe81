import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, dayAhead, only } from './support.ts';

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
describe.each(engines)('challenges in teams and of those one follows, on %s', (engine) => {
  let db: TestDatabase;
  let on: ReturnType<typeof teamsOn>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    on = teamsOn(db);
    for (const member of [ADA, BAYO, CHIKE, EVE, FEMI, GOZIE]) await join(db, member);
    await db.exec(`update public.user_settings set profile_visibility = 'public'`);
  }, 240_000);
  afterAll(() => db.close());

  test('a team has what its members have on average, of fewer than three as of three, and equals share a place', async () => {
    const id = await on.challenge('named');
    expect(await on.takePart(ADA, id, ' Lions ')).toBe('Lions');
    expect(await on.takePart(BAYO, id, 'LIONS')).toBe('Lions');
    expect(await on.takePart(CHIKE, id, 'lions')).toBe('Lions');
    // No fourth has room, and he takes part without a team.
    expect(await on.takePart(EVE, id, 'Lions')).toBe('');
    expect(await on.takePart(EVE, id, 'Eagles')).toBe('Eagles');
    expect(await on.takePart(FEMI, id, 'Hawks')).toBe('Hawks');
    await on.drink({ [ADA]: 6, [BAYO]: 4, [CHIKE]: 2, [EVE]: 12, [FEMI]: 3 });
    expect(await on.ranked(GOZIE, id)).toEqual([
      [1, 'Eagles', 4, 1],
      [1, 'Lions', 4, 3],
      [3, 'Hawks', 1, 1],
    ]);
    const { mine, members, provisional } = await on.teams(BAYO, id);
    expect([mine, provisional]).toEqual(['Lions', true]);
    expect(members.map(({ rank, score, user_id }) => [rank, score, user_id])).toEqual([
      [1, 6, ADA],
      [2, 4, BAYO],
      [3, 2, CHIKE],
    ]);
    expect(await on.teams(GOZIE, id)).toMatchObject({ mine: null, members: [] });
  });

  test('who hides counts for no team and is named in none, and neither is who is apart', async () => {
    const id = await on.challenge('named');
    for (const who of [ADA, BAYO, CHIKE]) await on.takePart(who, id, 'Lions');
    await on.drink({ [ADA]: 6, [BAYO]: 3, [CHIKE]: 9 });
    await on.takePart(CHIKE, id, 'Lions', { on_board: false });
    expect(await on.ranked(ADA, id)).toEqual([[1, 'Lions', 3, 2]]);
    expect((await on.teams(ADA, id)).members.map(({ user_id }) => user_id)).toEqual([ADA, BAYO]);
    await db.query(`insert into public.person_blocks (user_id, blocked_id) values ($1, $2)`, [BAYO, ADA]);
    expect((await on.teams(ADA, id)).members.map(({ user_id }) => user_id)).toEqual([ADA]);
    await db.exec('delete from public.person_blocks');
    await on.takePart(BAYO, id, 'Lions', { deleted: true });
    expect(await on.ranked(ADA, id)).toEqual([[1, 'Lions', 2, 1]]);
  });

  test('what one alone has who shows no name cannot be told from the team and the rest, also once it is final', async () => {
    const [running, over] = [await on.challenge('named'), await on.challenge('named')];
    for (const id of [running, over]) {
      for (const who of [ADA, BAYO, CHIKE]) await on.takePart(who, id, 'Lions');
      await on.takePart(EVE, id, 'Hawks');
    }
    await on.lasts(over, -20, -10);
    const hide = (...who: string[]): Promise<unknown> =>
      db.query(
        `update public.user_settings set profile_visibility = case when id = any ($1) then 'private' else 'public' end`,
        [who],
      );
    for (const [id, day] of [
      [running, 0],
      [over, -12],
    ] as const) {
      await on.drink({ [ADA]: 6, [BAYO]: 3, [CHIKE]: 9, [EVE]: 3 }, day);
      const told = async (reader: string): Promise<unknown> =>
        (await on.teams(reader, id)).teams.map(({ team, score }) => [team, score]);
      const all = [
        ['Lions', 6],
        ['Hawks', 1],
      ];
      const hidden = [
        ['Lions', null],
        ['Hawks', 1],
      ];
      expect(await told(ADA)).toEqual(all);
      await hide(CHIKE);
      expect([await told(ADA), await told(GOZIE), await told(CHIKE)]).toEqual([hidden, hidden, all]);
      // Neither does it help to go out of what was counted.
      await on.takePart(ADA, id, 'Lions', { on_board: false });
      expect(await told(ADA)).toEqual(hidden);
      await on.takePart(ADA, id, 'Lions');
      // Of two nobody can tell who has what; he who is one of them can.
      await hide(CHIKE, BAYO);
      expect([await told(ADA), await told(CHIKE)]).toEqual([all, hidden]);
      await hide(EVE);
      expect(await told(ADA)).toEqual([
        ['Lions', 6],
        ['Hawks', null],
      ]);
      await hide();
      await db.query(`insert into public.person_blocks (user_id, blocked_id) values ($1, $2)`, [BAYO, ADA]);
      expect([await told(ADA), await told(CHIKE)]).toEqual([hidden, all]);
      await db.exec('delete from public.person_blocks');
    }
  });

  test('once its first day is over nobody comes to a team or goes over, and whoever comes back is in his own', async () => {
    const id = await on.challenge('named', { size: 2 });
    expect([await on.takePart(ADA, id, 'Lions'), await on.takePart(ADA, id, 'Eagles')]).toEqual(['Lions', 'Eagles']);
    await on.takePart(BAYO, id, 'Eagles');
    await on.takePart(CHIKE, id, '');
    await on.takePart(ADA, id, 'Eagles', { deleted: true });
    expect(await on.takePart(EVE, id, 'Eagles')).toBe('Eagles');
    await on.lasts(id, -1, 3);
    expect([await on.takePart(BAYO, id, 'Lions'), await on.takePart(CHIKE, id, 'Lions')]).toEqual(['Eagles', '']);
    // Whatever room it has since.
    expect(await on.takePart(ADA, id, 'Lions')).toBe('Eagles');
    expect(await on.takePart(FEMI, id, 'Lions')).toBe('');
    await db.query(`update public.profiles set preferred_fitness_center = 'Lagos' where id = $1`, [FEMI]);
    const centres = await on.challenge('centre');
    await on.lasts(centres, -1, 3);
    expect(await on.takePart(FEMI, centres, '')).toBe('');
  });

  test('a name that sells, links or hides something is none, and where each is alone nobody has a team', async () => {
    const id = await on.challenge('named');
    for (const name of ['Thinspo queens', 'www.example.com', '\u200b\u202e', '   ']) {
      expect(await on.takePart(ADA, id, name)).toBe('');
    }
    expect(await on.takePart(ADA, id, 'The  \u200bBest')).toBe('The Best');
    const alone = await on.challenge('alone');
    expect(await on.takePart(ADA, alone, 'Lions')).toBe('');
    expect(await on.teams(ADA, alone)).toBeNull();
    expect(await codeOf(on.teams('anon', id))).toBe('42501');
    for (const edit of [`teams = 'centre'`, 'team_size = 50']) {
      expect(
        await codeOf(
          db.as(ADA, (session) => session.query(`update public.challenges set ${edit} where id = $1`, [id])),
        ),
      ).toBe('42501');
    }
  });

  test('a challenge is called by nothing that hides, sells or, of who came lately, links', async () => {
    const call = (title: string, description = ''): Promise<Row> =>
      db.as(ADA, (session) =>
        only(
          session,
          `insert into public.challenges (creator_id, title, description, metric, target, ends_on)
           values ($1, $2, $3, 'water', 5, $4) returning id, title`,
          [ADA, title, description, dayAhead(3)],
        ),
      );
    const { id, title } = await call('Wa\u202eter');
    expect(title).toBe('Water');
    expect(await codeOf(call('\u200b'))).toBe('23514');
    expect([await codeOf(call('Thinspo week')), await codeOf(call('Tea', 'cures cancer'))]).toEqual(['42501', '42501']);
    const edit = `update public.challenges set description = 'www.example.com' where id = $1`;
    expect(await codeOf(db.as(ADA, (session) => session.query(edit, [id])))).toBe('42501');
    await db.query(`update public.profiles set created_at = now() - interval '8 days' where id = $1`, [ADA]);
    expect(await codeOf(db.as(ADA, (session) => session.query(edit, [id])))).toBeNull();
    await db.query(`update public.profiles set created_at = now() where id = $1`, [ADA]);
  });

  test('by centre the server says the team, and whoever chose none is in none', async () => {
    await db.query(`update public.profiles set preferred_fitness_center = 'Lagos' where id = any ($1)`, [[ADA, BAYO]]);
    const id = await on.challenge('centre', { size: 2 });
    expect(await on.takePart(ADA, id, 'Abuja')).toBe('Lagos');
    expect(await on.takePart(BAYO, id, '')).toBe('Lagos');
    expect(await on.takePart(CHIKE, id, 'Lagos')).toBe('');
    await db.query(`update public.profiles set preferred_fitness_center = 'Lagos' where id = $1`, [CHIKE]);
    expect(await on.takePart(CHIKE, id, '')).toBe('Lagos');
    await on.lasts(id, -1, 3);
    await db.query(`update public.profiles set preferred_fitness_center = 'Abuja' where id = $1`, [ADA]);
    expect(await on.takePart(ADA, id, '')).toBe('Lagos');
  });

  test('what teams reached is final with the board, and their members have the badge', async () => {
    const id = await on.challenge('named');
    await on.takePart(ADA, id, 'Lions');
    await on.takePart(BAYO, id, 'Lions');
    await on.takePart(CHIKE, id, 'Eagles');
    await on.takePart(EVE, id, 'Hawks');
    await on.takePart(FEMI, id, 'Owls');
    await on.lasts(id, -20, -10);
    await on.drink({ [ADA]: 14, [BAYO]: 7, [CHIKE]: 12, [EVE]: 9, [FEMI]: 6 }, -12);
    const final: unknown[] = [
      [1, 'Lions', 7, 2],
      [2, 'Eagles', 4, 1],
      [3, 'Hawks', 3, 1],
      [4, 'Owls', 2, 1],
    ];
    expect(await on.ranked(GOZIE, id)).toEqual(final);
    expect((await on.teams(ADA, id)).provisional).toBe(false);
    await on.drink({ [ADA]: 1, [FEMI]: 16 }, -12);
    await on.takePart(CHIKE, id, 'Eagles', { deleted: true });
    // Nor does a count that began before it was final.
    await db.query(`select private.recount_board($1::text, $1::uuid, 'water', $2, $3)`, [
      id,
      dayAhead(-20),
      dayAhead(-10),
    ]);
    expect(await on.ranked(GOZIE, id)).toEqual(final.with(1, [2, 'Eagles', null, 1]));
    expect((await on.teams(ADA, id)).members.map(({ score }) => score)).toEqual([14, 7]);
    expect(
      await db.query(
        `select user_id, value::integer as place from public.achievements where code = 'challenge:' || $1 order by user_id`,
        [id],
      ),
    ).toEqual([
      { user_id: ADA, place: 1 },
      { user_id: BAYO, place: 1 },
      { user_id: CHIKE, place: 2 },
      { user_id: EVE, place: 3 },
    ]);
  });

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
});
