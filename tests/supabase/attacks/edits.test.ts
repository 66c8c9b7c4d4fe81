import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, dayAhead, only } from '../people/support.ts';

const [ADA, BAYO, EVE] = [1, 2, 3].map(numbered) as [string, string, string];

describe.each(engines)('what one member sends to all devices, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO, 'trainer');
    await join(db, EVE);
  }, 240_000);
  afterAll(() => db.close());

  const as = (who: string, sql: string, params: unknown[] = []): Promise<unknown> =>
    db.as(who, (session) => session.query(sql, params));
  const post = (content: string): Promise<{ id: string }> =>
    db.as(ADA, (session) =>
      only(session, `insert into public.community_posts (user_id, content) values ($1, $2) returning id`, [
        ADA,
        content,
      ]),
    );
  /** As if so much had been made today already. */
  const made = (who: string, kind: string, n: number): Promise<unknown> =>
    db.query(
      `insert into private.made_today (user_id, kind, day, made) values ($1, $2, current_date, $3)
       on conflict (user_id, kind) do update set (day, made) = (excluded.day, excluded.made)`,
      [who, kind, n],
    );

  test('is at most ten kilobytes of text', async () => {
    const { id } = await post('ü'.repeat(5000));
    expect(await codeOf(post('x'.repeat(10_001)))).toBe('23514');
    expect(await codeOf(post('ü'.repeat(5001)))).toBe('23514');
    const edit = `update public.community_posts set content = $2 where id = $1`;
    expect(await codeOf(as(ADA, edit, [id, 'x'.repeat(10_001)]))).toBe('23514');
    const comment = `insert into public.post_comments (post_id, user_id, content) values ($1, $2, $3)`;
    expect(await codeOf(as(ADA, comment, [id, ADA, 'x'.repeat(10_001)]))).toBe('23514');
  });

  test('counts with each edit, also one that changes no word, and not with the likes of others', async () => {
    const { id } = await post('Hello');
    await made(ADA, 'community_posts', 198);
    await as(ADA, `update public.community_posts set content = 'Hello all' where id = $1`, [id]);
    await as(EVE, `insert into public.post_likes (post_id, user_id) values ($1, $2)`, [id, EVE]);
    await as(ADA, `update public.community_posts set rev = gen_random_uuid() where id = $1`, [id]);
    const edit = `update public.community_posts set rev = gen_random_uuid() where id = $1`;
    expect(await codeOf(as(ADA, edit, [id]))).toBe('P0001');
    expect(await codeOf(as(ADA, `update public.community_posts set deleted = true where id = $1`, [id]))).toBe(null);
    expect(await codeOf(as(ADA, edit, [id]))).toBe('P0001');
  });

  test.each([
    [ADA, 'post_comments', 1000, `insert into public.post_comments (post_id, user_id, content) values ($2, $1, 'x')`],
    [ADA, 'post_likes', 1000, `insert into public.post_likes (post_id, user_id) values ($2, $1)`],
    [
      ADA,
      'challenges',
      50,
      `insert into public.challenges (creator_id, title, metric, target, ends_on)
       values ($1, 'Walk', 'steps', 1, current_date) returning $2::uuid`,
    ],
    [
      BAYO,
      'availability_rules',
      500,
      `insert into public.availability_rules (provider_id, weekday, start_time, end_time)
       values ($1, 1, '09:00', '12:00') returning $2::uuid`,
    ],
    [
      BAYO,
      'availability_exceptions',
      500,
      `insert into public.availability_exceptions (provider_id, date, kind)
       values ($1, '${dayAhead(3)}', 'closed') returning $2::uuid`,
    ],
  ])('counts with each edit of %s in %s', async (who, table, most, insert) => {
    await made(ADA, 'community_posts', 0);
    const { id } = await post('A post');
    await as(who, insert, [who, id]);
    await made(who, table, most - 1);
    const edit = `update public.${table} set rev = gen_random_uuid()`;
    expect([await codeOf(as(who, edit)), await codeOf(as(who, edit))]).toEqual([null, 'P0001']);
    await made(who, table, 0);
  });

  test('counts with each change of a name that everybody sees', async () => {
    await made(BAYO, 'people', 199);
    const edit = `update public.profiles set bio = gen_random_uuid()::text where id = $1`;
    expect([await codeOf(as(BAYO, edit, [BAYO])), await codeOf(as(BAYO, edit, [BAYO]))]).toEqual([null, 'P0001']);
  });

  describe('files', () => {
    const add = (bucket: string, name: string, size: number): Promise<unknown> =>
      as(
        EVE,
        `insert into storage.objects (bucket_id, name, metadata) values ($1, $2, jsonb_build_object('size', $3::bigint))`,
        [bucket, name, size],
      );

    test('are so many by person and bucket, and what is deleted makes room', async () => {
      for (let n = 0; n < 20; n += 1) await add('avatars', `${EVE}/${n}.png`, 1000);
      expect(await codeOf(add('avatars', `${EVE}/more.png`, 1000))).toBe('42501');
      expect(await codeOf(add('community', `${EVE}/0.png`, 1000))).toBe(null);
      await db.as(EVE, async (session) => {
        await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
        await session.query(`delete from storage.objects where name = $1 and bucket_id = 'avatars'`, [`${EVE}/0.png`]);
      });
      expect(await codeOf(add('avatars', `${EVE}/more.png`, 1000))).toBe(null);
    });

    test('are so large together, also where one is replaced', async () => {
      await add('health-records', `${EVE}/a.pdf`, 2 ** 30 - 1);
      await add('health-records', `${EVE}/b.pdf`, 1000);
      expect(await codeOf(add('health-records', `${EVE}/c.pdf`, 1000))).toBe('42501');
      const replace = `update storage.objects set version = 'next' where name = $1`;
      expect(await codeOf(as(EVE, replace, [`${EVE}/a.pdf`]))).toBe('42501');
    });
  });
});
