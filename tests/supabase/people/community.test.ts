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
});
