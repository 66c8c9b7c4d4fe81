import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, count, only, push } from './support.ts';

const [ADA, BAYO, CHIKE] = [1, 2, 3].map(numbered) as [string, string, string];

interface Board {
  places: { rank: number; score: number; user_id: string | null }[];
}

describe.each(engines)('safety in the community on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE]) await join(db, member);
    await db.exec(`update public.user_settings set profile_visibility = 'public'`);
  }, 240_000);
  afterAll(() => db.close());

  const write = (author: string, sql: string, params: unknown[]): Promise<Row> =>
    db.as(author, (session) => only(session, sql, params));
  const post = async (author: string, content = 'hello'): Promise<string> =>
    String(
      (
        await write(author, `insert into public.community_posts (user_id, content) values ($1, $2) returning id`, [
          author,
          content,
        ])
      )['id'],
    );
  const comment = (author: string, on: string): Promise<Row> =>
    write(author, `insert into public.post_comments (post_id, user_id, content) values ($1, $2, 'nice') returning id`, [
      on,
      author,
    ]);
  const readComments = (reader: string, on: string): Promise<number> =>
    db.as(reader, (session) => count(session, `select from public.post_comments where post_id = $1`, [on]));
  const block = async (who: string, other: string, deleted = false): Promise<unknown> => {
    const { id } = await only(db, `select sync.natural_id('person_blocks', $1, $2) as id`, [who, other]);
    const former = await db.query<{ rev: string }>(`select rev from public.person_blocks where id = $1`, [id]);
    const row = { id, user_id: who, blocked_id: other, deleted };
    return (await push(db, who, 'person_blocks', row, former[0]?.rev)).verdict;
  };

  test('who is blocked and who blocks read nothing of each other and answer nothing; a third reads both', async () => {
    const [hers, common] = [await post(ADA), await post(CHIKE)];
    const { id: unread } = await comment(ADA, common);
    await comment(BAYO, common);
    const { id: former } = await comment(BAYO, hers);
    await write(BAYO, `update public.post_comments set deleted = true where id = $1 returning id`, [former]);
    expect(await block(ADA, BAYO)).toBe('applied');
    expect([await readComments(ADA, common), await readComments(BAYO, common)]).toEqual([1, 1]);
    expect(await readComments(CHIKE, common)).toBe(2);
    expect(await codeOf(comment(BAYO, hers))).toBe('42501');
    const like = `insert into public.post_likes (post_id, user_id) values ($1, $2) returning id`;
    expect(await codeOf(write(BAYO, like, [hers, BAYO]))).toBe('42501');
    const rewrite = `update public.post_comments set content = 'She lies', deleted = false where id = $1 returning id`;
    expect(await codeOf(write(BAYO, rewrite, [former]))).toBe('42501');
    const { natural } = await only(db, `select sync.natural_id('community_reports', $1, 'comment', $2) as natural`, [
      BAYO,
      unread,
    ]);
    const told = { id: natural, user_id: BAYO, about: 'comment', about_id: unread, reason: 'spam' };
    expect((await push(db, BAYO, 'community_reports', told)).verdict).toBe('applied');
    const kept = `delete from public.community_reports where id = $1 returning written, author_id`;
    expect(await only(db, kept, [natural])).toEqual({ written: null, author_id: null });
    expect(await db.as(BAYO, (session) => count(session, `select from public.person_blocks`))).toBe(0);
    expect(await block(ADA, BAYO, true)).toBe('applied');
    await comment(BAYO, hers);
    expect(await readComments(ADA, common)).toBe(2);
  });

  test('nobody blocks in the name of another, or himself', async () => {
    const { id } = await only(db, `select sync.natural_id('person_blocks', $1, $2) as id`, [CHIKE, BAYO]);
    expect(await push(db, ADA, 'person_blocks', { id, user_id: CHIKE, blocked_id: BAYO })).toMatchObject({
      verdict: 'rejected',
    });
    expect(await block(ADA, ADA)).toBe('rejected');
  });

  test('a report keeps what was said, whatever becomes of it, and only its maker reads it', async () => {
    const id = await post(BAYO, 'Buy my tea');
    const { natural } = await only(db, `select sync.natural_id('community_reports', $1, 'post', $2) as natural`, [
      ADA,
      id,
    ]);
    const told = { id: natural, user_id: ADA, about: 'post', about_id: id, reason: 'unsafe-advice' };
    const forged = { ...told, written: 'I will hurt you', author_id: CHIKE };
    expect(await push(db, ADA, 'community_reports', forged)).toMatchObject({
      verdict: 'applied',
      row: { written: 'Buy my tea', author_id: BAYO },
    });
    await write(BAYO, `update public.community_posts set deleted = true where id = $1 returning id`, [id]);
    expect(await only(db, `select written from public.community_reports where id = $1`, [natural])).toEqual({
      written: 'Buy my tea',
    });
    for (const other of [BAYO, CHIKE]) {
      expect(await db.as(other, (session) => count(session, `select from public.community_reports`))).toBe(0);
    }
  });

  test('a report of what the reporter cannot read keeps nothing of it', async () => {
    await db.query(`update public.user_settings set profile_visibility = 'private' where id = $1`, [CHIKE]);
    const { natural } = await only(db, `select sync.natural_id('community_reports', $1, 'person', $2) as natural`, [
      ADA,
      CHIKE,
    ]);
    const told = { id: natural, user_id: ADA, about: 'person', about_id: CHIKE, reason: 'spam' };
    expect((await push(db, ADA, 'community_reports', told)).verdict).toBe('applied');
    expect(await only(db, `select written, author_id from public.community_reports where id = $1`, [natural])).toEqual({
      written: null,
      author_id: null,
    });
    await db.query(`update public.user_settings set profile_visibility = 'public' where id = $1`, [CHIKE]);
  });

  const board = async (reader: string, sql: string, params: unknown[] = []): Promise<Board> =>
    (await write(reader, `select ${sql} as board`, params))['board'] as Board;

  test('a board ranks ties alike, names nobody who is apart, and leaves out who does not show himself', async () => {
    const { id } = await only(
      db,
      `insert into public.challenges (creator_id, title, metric, target, ends_on)
       values ($1, 'Water', 'water', 50, current_date + 7) returning id`,
      [ADA],
    );
    for (const [member, glasses] of [
      [ADA, 5],
      [BAYO, 5],
      [CHIKE, 3],
    ] as const) {
      await db.query(
        `insert into public.water_intake (id, user_id, date, glasses_consumed)
         values (sync.natural_id('water_intake', $1::text, private.day_of(now())::text), $1::uuid, private.day_of(now()), $2)`,
        [member, glasses],
      );
      await db.query(`insert into public.challenge_members (challenge_id, user_id) values ($1, $2)`, [id, member]);
    }
    const ranks = async (reader: string) =>
      (await board(reader, 'public.challenge_board($1)', [id])).places.map(({ rank, user_id }) => [rank, user_id]);
    expect(await ranks(CHIKE)).toEqual([
      [1, ADA],
      [1, BAYO],
      [3, CHIKE],
    ]);
    await block(ADA, CHIKE);
    expect((await ranks(CHIKE)).filter(([, who]) => who === null)).toHaveLength(1);
    await block(ADA, CHIKE, true);
    await db.query(`update public.challenge_members set on_board = false where user_id = $1`, [BAYO]);
    expect(await ranks(CHIKE)).toEqual([
      [1, ADA],
      [2, CHIKE],
    ]);
    expect(await ranks(BAYO)).toHaveLength(3);
    expect(
      await db.as(CHIKE, (session) =>
        count(session, `select from public.challenge_members where user_id = $1`, [BAYO]),
      ),
    ).toBe(0);
  });

  test('the week ranks by minutes, without who keeps his workouts to himself, and nothing that is yet to come', async () => {
    const train = (who: string, minutes: number, at: string): Promise<unknown> =>
      db.query(
        `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at,
           duration_minutes) values ($1, 'Legs', 'completed', now(), now(), ${at}, $2)`,
        [who, minutes],
      );
    for (const [who, minutes] of [
      [ADA, 30],
      [BAYO, 60],
      [CHIKE, 45],
    ] as const) {
      await train(who, minutes, 'now()');
    }
    await train(ADA, 200, `now() + interval '1 hour'`);
    await db.query(`update public.user_settings set workout_data_sharing = false where id = $1`, [CHIKE]);
    expect((await board(ADA, 'public.weekly_board()')).places).toMatchObject([
      { rank: 1, score: 60, user_id: BAYO },
      { rank: 2, score: 30, user_id: ADA },
    ]);
  });

  test('what a challenge counts, and of which days, stands once it is made, and it is not made ahead', async () => {
    const { id, ahead } = await write(
      ADA,
      `insert into public.challenges (creator_id, title, metric, target, ends_on, created_at)
       values ($1, 'March', 'workouts', 12, current_date + 20, '2199-01-01') returning id, created_at > now() as ahead`,
      [ADA],
    );
    expect(ahead).toBe(false);
    for (const edit of [`metric = 'steps'`, `starts_on = '2025-03-05'`, `ends_on = current_date`]) {
      expect(await codeOf(write(ADA, `update public.challenges set ${edit} where id = $1 returning id`, [id]))).toBe(
        '42501',
      );
    }
  });

  test('who takes part is nobody’s to list, and who hides leaves the last count at once', async () => {
    const { id } = await write(
      ADA,
      `insert into public.challenges (creator_id, title, metric, target, ends_on)
       values ($1, 'April', 'workouts', 12, current_date + 20) returning id`,
      [ADA],
    );
    await db.query(`insert into public.challenge_members (challenge_id, user_id) values ($1, $2)`, [id, BAYO]);
    const listed = (who: string): Promise<number> =>
      db.as(who, (session) => count(session, `select from public.challenge_members where challenge_id = $1`, [id]));
    expect([await listed(ADA), await listed(BAYO)]).toEqual([0, 1]);
    await db.query(`insert into private.board_scores (board, user_id, score) values ($1, $2, 5), ('week x', $2, 5)`, [
      String(id),
      BAYO,
    ]);
    await db.query(`update public.challenge_members set on_board = false where challenge_id = $1`, [id]);
    await db.query(`update public.user_settings set workout_data_sharing = false where id = $1`, [BAYO]);
    expect(await db.query(`select board from private.board_scores where user_id = $1`, [BAYO])).toEqual([]);
  });

  test('a visitor asks for no board', async () => {
    expect(await codeOf(write('anon', 'select public.weekly_board()', []))).toBe('42501');
  });
});
