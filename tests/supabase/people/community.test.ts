import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push, codeOf } from './support.ts';

const [ADA, BAYO, CHIKE] = [1, 2, 3].map(numbered) as [string, string, string];

describe.each(engines)('the community on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE]) await join(db, member);
  }, 240_000);
  afterAll(() => db.close());

  const post = async (author: string): Promise<string> =>
    String(
      (
        await db.as(author, (session) =>
          only(session, `insert into public.community_posts (user_id, content) values ($1, 'hello') returning id`, [
            author,
          ]),
        )
      )['id'],
    );
  const run = (caller: string, sql: string, params: unknown[]): Promise<number> =>
    db.as(caller, (session) => count(session, sql, params));
  const counts = (id: string): Promise<Row> =>
    only(db, `select likes_count as likes, comments_count as comments from public.community_posts where id = $1`, [id]);

  test('every member reads a post, a visitor does not', async () => {
    const device = deviceOf(db, BAYO);
    await device();
    const id = await post(ADA);
    expect((await device()).get(`community_posts ${id}`)).toBe('row');
    expect(await run(BAYO, `select from public.community_posts where id = $1`, [id])).toBe(1);
    expect(await codeOf(run('anon', `select from public.community_posts where id = $1`, [id]))).toBe('42501');
  });

  test('nobody writes in the name of another or with the picture of another', async () => {
    const id = await post(ADA);
    for (const sql of [
      `insert into public.community_posts (user_id, content) values ($1, 'x')`,
      `insert into public.post_comments (post_id, user_id, content) values ($2, $1, 'x')`,
      `insert into public.post_likes (post_id, user_id) values ($2, $1)`,
    ]) {
      expect(await codeOf(run(BAYO, sql, sql.includes('$2') ? [ADA, id] : [ADA]))).toBe('42501');
    }
    expect(
      await codeOf(
        run(BAYO, `insert into public.community_posts (user_id, content, image_path) values ($1, 'x', $2)`, [
          BAYO,
          `${ADA}/a.png`,
        ]),
      ),
    ).toBe('23514');
  });

  test('only the author edits and deletes', async () => {
    const id = await post(ADA);
    const comment = await db.as(BAYO, (session) =>
      only(
        session,
        `insert into public.post_comments (post_id, user_id, content) values ($1, $2, 'nice') returning id`,
        [id, BAYO],
      ),
    );
    const edits = [
      [`update public.community_posts set content = 'x' where id = $1 returning id`, id],
      [`delete from public.community_posts where id = $1 returning id`, id],
    ] as const;
    for (const [sql, target] of edits) expect(await run(BAYO, sql, [target])).toBe(0);
    const editComment = `update public.post_comments set content = 'x' where id = $1 returning id`;
    expect([await run(ADA, editComment, [comment['id']]), await run(BAYO, editComment, [comment['id']])]).toEqual([
      0, 1,
    ]);
    for (const [sql, target] of edits) expect(await run(ADA, sql, [target])).toBe(1);
    expect(await count(db, `select from public.post_comments where post_id = $1`, [id])).toBe(0);
  });

  test('blank texts, foreign counts and dates ahead are refused or set right', async () => {
    const id = await post(ADA);
    expect(
      await codeOf(run(ADA, `insert into public.community_posts (user_id, content) values ($1, E' \\n ')`, [ADA])),
    ).toBe('23514');
    expect(await codeOf(run(ADA, `update public.community_posts set likes_count = 99 where id = $1`, [id]))).toBe(
      '42501',
    );
    const row = { id: numbered(40), user_id: ADA, content: 'x', likes_count: 99, created_at: '2099-01-01T00:00:00Z' };
    expect((await push(db, ADA, 'community_posts', row)).verdict).toBe('applied');
    expect(
      await only(db, `select likes_count, created_at <= now() as past from public.community_posts where id = $1`, [
        row.id,
      ]),
    ).toEqual({ likes_count: 0, past: true });
  });

  test('likes and comments are counted, taken back by deletion and by tombstone', async () => {
    const id = await post(ADA);
    await run(BAYO, `insert into public.post_likes (post_id, user_id) values ($1, $2)`, [id, BAYO]);
    await run(CHIKE, `insert into public.post_likes (post_id, user_id) values ($1, $2)`, [id, CHIKE]);
    expect(
      await codeOf(run(CHIKE, `insert into public.post_likes (post_id, user_id) values ($1, $2)`, [id, CHIKE])),
    ).toBe('23505');
    await run(BAYO, `insert into public.post_comments (post_id, user_id, content) values ($1, $2, 'x')`, [id, BAYO]);
    expect(await counts(id)).toEqual({ likes: 2, comments: 1 });
    await run(BAYO, `delete from public.post_likes where post_id = $1 and user_id = $2`, [id, BAYO]);
    const like = await only(db, `select id, rev from public.post_likes where user_id = $1 and post_id = $2`, [
      CHIKE,
      id,
    ]);
    const taken = { id: like['id'], post_id: id, user_id: CHIKE, deleted: true };
    expect((await push(db, CHIKE, 'post_likes', taken, like['rev'])).verdict).toBe('applied');
    expect(await counts(id)).toEqual({ likes: 0, comments: 1 });
    await run(BAYO, `update public.post_comments set deleted = true where post_id = $1`, [id]);
    expect(await counts(id)).toEqual({ likes: 0, comments: 0 });
  });

  test('what was deleted can no longer be read in its tombstone', async () => {
    const id = await post(ADA);
    const { rev } = await only(db, `select rev from public.community_posts where id = $1`, [id]);
    const gone = { id, user_id: ADA, title: 'A title', content: 'hello', deleted: true };
    const answer = await push(db, ADA, 'community_posts', gone, rev);
    expect(answer).toMatchObject({ verdict: 'applied', row: { content: '(deleted)', title: null } });
    expect(await run(BAYO, `select from public.community_posts where content = 'hello' and id = $1`, [id])).toBe(0);
  });

  test('two devices that like offline make one like', async () => {
    const id = await post(ADA);
    const { like } = await only(db, `select sync.natural_id('post_likes', $1, $2) as like`, [id, BAYO]);
    const row = { id: like, post_id: id, user_id: BAYO };
    const verdicts = [await push(db, BAYO, 'post_likes', row), await push(db, BAYO, 'post_likes', row)];
    expect(verdicts.map((answer) => answer.verdict)).toEqual(['applied', 'conflict']);
    expect(await counts(id)).toEqual({ likes: 1, comments: 0 });
    expect(await push(db, BAYO, 'post_likes', { ...row, id: numbered(41) })).toMatchObject({
      verdict: 'rejected',
      code: '23514',
    });
  });

  test('a like gives the post a rev but is no edit of it', async () => {
    const id = await post(ADA);
    const before = await only(db, `select rev, updated_at from public.community_posts where id = $1`, [id]);
    await run(BAYO, `insert into public.post_likes (post_id, user_id) values ($1, $2)`, [id, BAYO]);
    const after = await only(db, `select rev, updated_at from public.community_posts where id = $1`, [id]);
    expect(after['rev']).not.toBe(before['rev']);
    expect(after['updated_at']).toEqual(before['updated_at']);
  });

  test('the name follows the privacy of its owner', async () => {
    const member = await join(db, numbered(20));
    const device = deviceOf(db, BAYO);
    await device();
    const shown = (): Promise<number> => run(BAYO, `select from public.people where id = $1`, [member]);
    const set = (visibility: string): Promise<number> =>
      run(member, `update public.user_settings set profile_visibility = '${visibility}' where id = $1 returning id`, [
        member,
      ]);
    expect(await shown()).toBe(0);
    const id = await post(member);
    expect(await shown()).toBe(1);
    expect((await device()).get(`people ${member}`)).toBe('row');
    await set('private');
    expect(await shown()).toBe(0);
    expect((await device()).get(`people ${member}`)).toBe('removed');
    await set('friends');
    await run(member, `delete from public.community_posts where id = $1`, [id]);
    expect(await shown()).toBe(0);
    await set('public');
    expect(await shown()).toBe(1);
  });

  test('posts and notifications are published for live subscriptions', async () => {
    const tables = await db.query<{ name: string }>(
      `select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'`,
    );
    expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(['community_posts', 'notifications']));
  });

  describe('answers and mentions', () => {
    const write = (author: string, sql: string, params: unknown[]): Promise<Row> =>
      db.as(author, (session) => only(session, sql, params));
    const answer = (author: string, on: string, to: unknown, content = 'Me too', mentions: string[] | null = null) =>
      write(
        author,
        `insert into public.post_comments (post_id, user_id, content, reply_to, mentions) values ($1, $2, $3, $4, $5)
         returning id, reply_to`,
        [on, author, content, to, mentions],
      );
    const name = (author: string, mentions: string[], content = 'Hello you') =>
      write(
        author,
        `insert into public.community_posts (user_id, content, mentions) values ($1, $2, $3) returning id`,
        [author, content, mentions],
      );
    const told = async (who: string): Promise<unknown[]> => {
      const rows = await db.query(
        `select link, category, about from public.notifications
         where user_id = $1 and link like '/community?post=%' and not read order by created_at`,
        [who],
      );
      await db.query(
        `update public.notifications set read = true, created_at = created_at - interval '2 hours' where user_id = $1`,
        [who],
      );
      return rows;
    };
    const block = async (who: string, other: string, deleted = false): Promise<unknown> => {
      const { id } = await only(db, `select sync.natural_id('person_blocks', $1, $2) as id`, [who, other]);
      const [former] = await db.query<{ rev: string }>(`select rev from public.person_blocks where id = $1`, [id]);
      return push(db, who, 'person_blocks', { id, user_id: who, blocked_id: other, deleted }, former?.rev);
    };
    beforeAll(async () => {
      await db.exec(`update public.user_settings set profile_visibility = 'public', language = 'en'`);
    });

    test('an answer to an answer stands beside it, and nothing answers what is of another post or cannot be read', async () => {
      const [on, other] = [await post(ADA), await post(ADA)];
      const { id: first } = await answer(BAYO, on, null);
      const { id: second, reply_to } = await answer(CHIKE, on, first);
      expect(reply_to).toBe(first);
      expect((await answer(ADA, on, second))['reply_to']).toBe(first);
      expect(await codeOf(answer(ADA, other, first))).toBe('23503');
      expect(
        await codeOf(
          write(CHIKE, `update public.post_comments set reply_to = null where id = $1 returning id`, [second]),
        ),
      ).toBe('42501');
      const { id: held } = await answer(BAYO, on, null, 'thinspo');
      expect(await codeOf(answer(CHIKE, on, held))).toBe('42501');
      await block(CHIKE, BAYO);
      expect(await codeOf(answer(CHIKE, on, first))).toBe('42501');
      await block(CHIKE, BAYO, true);
      await db.query(`delete from public.post_comments where id = $1`, [first]);
      expect(await only(db, `select reply_to from public.post_comments where id = $1`, [second])).toEqual({
        reply_to: null,
      });
      expect((await answer(ADA, on, first))['reply_to']).toBeNull();
    });

    test('who is mentioned hears of it once until it is read, wherever it stands', async () => {
      const { id: on } = await name(ADA, [BAYO, BAYO, ADA]);
      const news = { link: `/community?post=${String(on)}`, category: 'community', about: ADA };
      await answer(ADA, String(on), null, 'And again', [BAYO]);
      expect([await told(BAYO), await told(ADA)]).toEqual([[news], []]);
      // Of one post he hears of an author once, and of another after an hour.
      await answer(ADA, String(on), null, 'Once more', [BAYO, CHIKE]);
      expect([await told(BAYO), await told(CHIKE)]).toEqual([[], [news]]);
      await name(ADA, [BAYO]);
      await db.query(`update public.notifications set read = true where user_id = $1`, [BAYO]);
      await name(ADA, [BAYO]);
      expect(await told(BAYO)).toEqual([]);
      expect(await codeOf(name(ADA, [1, 2, 3, 4, 5, 6].map(numbered)))).toBe('23514');
      expect(
        await codeOf(write(ADA, `update public.community_posts set mentions = null where id = $1 returning id`, [on])),
      ).toBe('42501');
    });

    test('nobody is told who is blocked, muted the words or cannot be found, or of what is held until it is let go', async () => {
      await block(BAYO, ADA);
      await name(ADA, [BAYO]);
      await block(BAYO, ADA, true);
      await block(ADA, BAYO);
      await name(ADA, [BAYO]);
      await block(ADA, BAYO, true);
      await db.query(`update public.user_settings set muted_words = '{"Kétó (","diet"}' where id = $1`, [BAYO]);
      await name(ADA, [BAYO], 'A DIET for you');
      await name(ADA, [BAYO], 'What of keto (the bread)?');
      await db.query(`update public.user_settings set profile_visibility = 'private' where id = $1`, [CHIKE]);
      await name(ADA, [CHIKE]);
      await db.query(`update public.user_settings set profile_visibility = 'public' where id = $1`, [CHIKE]);
      expect([await told(BAYO), await told(CHIKE)]).toEqual([[], []]);
      const { id: on } = await name(CHIKE, []);
      await block(CHIKE, BAYO);
      await answer(ADA, String(on), null, 'Look here', [BAYO]);
      await block(CHIKE, BAYO, true);
      await db.query(`update public.community_posts set held_at = now() where id = $1`, [on]);
      await answer(CHIKE, String(on), null, 'And here', [BAYO]);
      expect(await told(BAYO)).toEqual([]);
      const { id } = await name(ADA, [BAYO], 'My thinspo');
      expect(await told(BAYO)).toEqual([]);
      await db.query(`update public.community_posts set held_at = null where id = $1`, [id]);
      expect(await told(BAYO)).toHaveLength(1);
      await name(ADA, [BAYO], 'Ketosis');
      expect(await told(BAYO)).toHaveLength(1);
    });

    test('of one author thirty hear a day, and what he writes stands all the same', async () => {
      await db.query(
        `insert into public.notifications (user_id, title, message, category, link, about, read)
         select $1, 'x', 'x', 'community', '/community?post=x', $1, true from generate_series(1, 29)`,
        [CHIKE],
      );
      const { id } = await name(CHIKE, [ADA, BAYO]);
      expect((await told(ADA)).length + (await told(BAYO)).length).toBe(1);
      expect(await db.query(`select from public.community_posts where id = $1`, [id])).toHaveLength(1);
    });
  });
});
