import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import type { Role } from '../../support/members.ts';
import { CENTRES } from '#src/lib/centres.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, CHIKE, EVE] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

// Ada and Bayo are in the group of Lagos, Chike in that of Abuja, Eve in none.
describe.each(engines)('groups by centre and people who are apart, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE, EVE]) await join(db, member);
    await db.exec(`update public.user_settings set profile_visibility = 'public'`);
  }, 240_000);
  afterAll(() => db.close());

  const choose = (who: string, centre: string | null): Promise<unknown> =>
    db.as(who, (session) =>
      session.query(`update public.profiles set preferred_fitness_center = $2 where id = $1`, [who, centre]),
    );
  beforeEach(async () => {
    for (const [who, centre] of [
      [ADA, 'Lagos'],
      [BAYO, 'Lagos'],
      [CHIKE, 'Abuja'],
      [EVE, null],
    ] as const) {
      await choose(who, centre);
    }
    await db.exec('delete from public.person_blocks; delete from public.notifications');
  });

  const write = (author: string, sql: string, params: unknown[]): Promise<Row> =>
    db.as(author, (session) => only(session, sql, params));
  const post = async (author: string, centre: string, mentions: string[] | null = null): Promise<string> =>
    String(
      (
        await write(
          author,
          `insert into public.community_posts (user_id, content, centre, mentions) values ($1, 'hello', $2, $3) returning id`,
          [author, centre, mentions],
        )
      )['id'],
    );
  const comment = (author: string, on: string): Promise<Row> =>
    write(author, `insert into public.post_comments (post_id, user_id, content) values ($1, $2, 'nice') returning id`, [
      on,
      author,
    ]);
  const like = (author: string, on: string): Promise<Row> =>
    write(author, `insert into public.post_likes (post_id, user_id) values ($1, $2) returning id`, [on, author]);
  const reads = (reader: string, id: string): Promise<number[]> =>
    db.as(reader, async (session) => [
      await count(session, `select from public.community_posts where id = $1`, [id]),
      await count(session, `select from public.post_comments where post_id = $1`, [id]),
      await count(session, `select from public.post_likes where post_id = $1`, [id]),
    ]);
  const block = async (who: string, other: string, deleted = false): Promise<void> => {
    const { id } = await only(db, `select sync.natural_id('person_blocks', $1, $2) as id`, [who, other]);
    const former = await db.query<{ rev: string }>(`select rev from public.person_blocks where id = $1`, [id]);
    const row = { id, user_id: who, blocked_id: other, deleted };
    expect((await push(db, who, 'person_blocks', row, former[0]?.rev)).verdict).toBe('applied');
  };

  test('the server and the app have the same centres, and nothing is written for another', async () => {
    for (const centre of CENTRES)
      expect(await only(db, `select private.is_centre($1) as known`, [centre])).toEqual({ known: true });
    expect(await codeOf(post(ADA, 'Ibadan'))).toBe('23514');
    await choose(ADA, 'My garage');
    expect(await db.as(ADA, (session) => only(session, `select private.my_centre() as centre`))).toEqual({
      centre: '',
    });
  });

  test('what is written for a group is read by whoever chose its centre, with what stands under it, and by nobody else', async () => {
    const id = await post(ADA, 'Lagos');
    await comment(BAYO, id);
    await like(BAYO, id);
    for (const reader of [ADA, BAYO]) expect(await reads(reader, id)).toEqual([1, 1, 1]);
    for (const reader of [CHIKE, EVE]) expect(await reads(reader, id)).toEqual([0, 0, 0]);
    expect(await codeOf(reads('anon', id))).toBe('42501');
    for (const stranger of [CHIKE, EVE]) {
      expect([await codeOf(comment(stranger, id)), await codeOf(like(stranger, id))]).toEqual(['42501', '42501']);
    }
    // A role opens no group: each chooses, and the moderators' desk has its own way.
    const roles: Role[] = [
      'trainer',
      'nutritionist',
      'doctor',
      'aesthetic_surgeon',
      'lab_technician',
      'finance',
      'admin',
    ];
    for (const [n, role] of roles.entries()) {
      const reader = await join(db, numbered(50 + n), role);
      expect(await reads(reader, id)).toEqual([0, 0, 0]);
      await choose(reader, 'Lagos');
      expect(await reads(reader, id)).toEqual([1, 1, 1]);
    }
    await choose(BAYO, 'Abuja');
    // His own words stay his to read and to take back.
    expect(await reads(BAYO, id)).toEqual([0, 1, 1]);
    await choose(EVE, 'Lagos');
    expect(await reads(EVE, id)).toEqual([1, 1, 1]);
  });

  test('a group is on no device but the author’s, and takes no place among the newest', async () => {
    const [ada, bayo, chike] = [deviceOf(db, ADA), deviceOf(db, BAYO), deviceOf(db, CHIKE)];
    const common = await post(BAYO, '');
    for (const device of [ada, bayo, chike]) await device();
    for (let n = 0; n < 101; n += 1) await post(ADA, 'Lagos');
    const id = await post(ADA, 'Lagos');
    expect((await ada()).get(`community_posts ${id}`)).toBe('row');
    for (const device of [bayo, chike])
      expect([...(await device()).keys()].filter((key) => key.startsWith('community_posts'))).toEqual([]);
    expect((await deviceOf(db, CHIKE)()).get(`community_posts ${common}`)).toBe('row');
    await db.query(`delete from public.community_posts where user_id = $1`, [ADA]);
  });

  test('whoever is mentioned is told only of what he can read, and a report keeps nothing of another group', async () => {
    const id = await post(ADA, 'Lagos', [BAYO, CHIKE]);
    expect(await db.query(`select user_id from public.notifications where category = 'community'`)).toEqual([
      { user_id: BAYO },
    ]);
    const report = async (who: string, about: string, what: unknown): Promise<unknown> => {
      const { natural } = await only(db, `select sync.natural_id('community_reports', $1, $2, $3) as natural`, [
        who,
        about,
        what,
      ]);
      const row = { id: natural, user_id: who, about, about_id: what, reason: 'spam' };
      expect((await push(db, who, 'community_reports', row)).verdict).toBe('applied');
      return (await only(db, `select written from public.community_reports where id = $1`, [natural]))['written'];
    };
    const { id: under } = await comment(BAYO, id);
    expect([await report(CHIKE, 'post', id), await report(CHIKE, 'comment', under)]).toEqual([null, null]);
    // Who blocks first and reports then has it kept all the same.
    await block(BAYO, ADA);
    expect(await report(BAYO, 'post', id)).toBe('hello');
    expect(await report(ADA, 'comment', under)).toBeNull();
    // What stands under a post is read by nobody who does not read the post.
    await db.exec('delete from public.person_blocks');
    const common = await post(ADA, '');
    const { id: answer } = await comment(BAYO, common);
    await block(ADA, CHIKE);
    expect(await report(CHIKE, 'comment', answer)).toBeNull();
    const held = await post(ADA, '');
    const { id: beneath } = await comment(BAYO, held);
    await db.query(`update public.community_posts set held_at = now() where id = $1`, [held]);
    expect([await report(EVE, 'comment', beneath), await report(ADA, 'comment', beneath)]).toEqual([null, 'nice']);
    const gone = await post(CHIKE, '');
    const { id: left } = await comment(EVE, gone);
    await db.query(`update public.community_posts set deleted = true where id = $1`, [gone]);
    expect(await report(BAYO, 'comment', left)).toBeNull();
    expect(await report(EVE, 'comment', answer)).toBe('nice');
  });

  test('the newest posts of two who are apart leave the devices of both, and come back when the block is taken back', async () => {
    const [hers, his] = [await post(ADA, ''), await post(BAYO, '')];
    const [ada, bayo, chike] = [deviceOf(db, ADA), deviceOf(db, BAYO), deviceOf(db, CHIKE)];
    for (const device of [ada, bayo, chike]) await device();
    const held = async (device: typeof ada): Promise<unknown[]> => {
      const news = await device();
      return [hers, his].map((id) => news.get(`community_posts ${id}`));
    };
    await block(ADA, BAYO);
    expect(await held(bayo)).toEqual(['removed', undefined]);
    expect(await held(ada)).toEqual([undefined, 'removed']);
    expect(await held(chike)).toEqual([undefined, undefined]);
    expect([await reads(BAYO, hers), await reads(ADA, his)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    // A device that comes anew has neither, and its digest agrees with it.
    const fresh = await deviceOf(db, BAYO)();
    expect([fresh.has(`community_posts ${hers}`), fresh.has(`community_posts ${his}`)]).toEqual([false, true]);
    const posts = [...fresh].filter(([key, what]) => key.startsWith('community_posts') && what === 'row').length;
    expect(
      await db.as(BAYO, (session) =>
        only(session, `select public.sync_digest() -> 'community_posts' ->> 'count' as held`),
      ),
    ).toEqual({ held: String(posts) });
    // What she writes while it lasts comes with the rest.
    const later = await post(ADA, '');
    expect((await bayo()).get(`community_posts ${later}`)).not.toBe('row');
    await block(ADA, BAYO, true);
    const news = await bayo();
    expect([news.get(`community_posts ${hers}`), news.get(`community_posts ${later}`)]).toEqual(['row', 'row']);
    expect((await ada()).get(`community_posts ${his}`)).toBe('row');
  });
});
