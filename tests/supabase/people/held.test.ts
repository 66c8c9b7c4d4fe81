import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { cleaned, hasLink } from '../../../src/lib/plain-text.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, CHIKE, ADMIN] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

describe.each(engines)('words that are looked at on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE]) await join(db, member);
    await join(db, ADMIN, 'admin');
    await db.exec(`update public.profiles set created_at = now() - interval '8 days'`);
  }, 240_000);
  afterAll(() => db.close());

  const ask = (who: string, sql: string, params: unknown[] = []): Promise<Row[]> =>
    db.as(who, (session) => session.query(sql, params));
  const write = async (content: string, who = ADA): Promise<string> => {
    const [row] = await ask(who, `insert into public.community_posts (user_id, content) values ($1, $2) returning id`, [
      who,
      content,
    ]);
    return String(row?.['id']);
  };
  const reads = (who: string, id: string): Promise<number> =>
    db.as(who, (session) => count(session, `select from public.community_posts where id = $1`, [id]));
  const told = async (who: string): Promise<unknown> =>
    (
      await db.query(`select title, message from public.notifications where user_id = $1 order by created_at`, [who])
    ).at(-1);
  const held = (): Promise<Row[]> => ask(ADMIN, `select * from public.held_entries()`);
  const decide = (who: string, id: string, act: string, reason = '', about = 'post') =>
    ask(who, `select public.decide_held($1, $2, $3, $4)`, [about, id, act, reason]);

  test('what has such a word stands for its author alone until a moderator lets everybody read it', async () => {
    const [hers, theirs] = [deviceOf(db, ADA), deviceOf(db, BAYO)];
    await theirs();
    await hers();
    const id = await write('My best thínspo of today');
    expect([await reads(ADA, id), await reads(BAYO, id)]).toEqual([1, 0]);
    expect([(await hers()).get(`community_posts ${id}`), (await theirs()).get(`community_posts ${id}`)]).toEqual([
      'row',
      undefined,
    ]);
    expect(await held()).toMatchObject([{ about: 'post', about_id: id, words: ['thinspo'] }]);
    await decide(ADMIN, id, 'released');
    expect(await held()).toEqual([]);
    expect((await theirs()).get(`community_posts ${id}`)).toBe('row');
    expect(await told(ADA)).toEqual({
      title: 'Everybody can read it now',
      message: 'A moderator has looked at what you wrote in the community.',
    });
    for (const act of ['released', 'removed']) expect(await codeOf(decide(ADMIN, id, act, 'Late'))).toBe('P0002');
  });

  test('an edit holds what everybody has read, and one without the word lets it stand again', async () => {
    const theirs = deviceOf(db, BAYO);
    const id = await write('Good morning');
    await theirs();
    const edit = (content: string) =>
      ask(ADA, `update public.community_posts set content = $2 where id = $1`, [id, content]);
    await edit('Double your money with me');
    expect((await theirs()).get(`community_posts ${id}`)).toBe('removed');
    await edit('Good morning all');
    expect((await theirs()).get(`community_posts ${id}`)).toBe('row');
  });

  test('a comment that is held is not counted and not read, and what is removed is told with its reason', async () => {
    const post = await write('How do you eat?', CHIKE);
    const [row] = await ask(
      ADA,
      `insert into public.post_comments (post_id, user_id, content) values ($1, $2, $3) returning id`,
      [post, ADA, 'Pro\u200Dana\u200B\u202E tips'],
    );
    const id = String(row?.['id']);
    const seen = async (): Promise<unknown> => [
      (await only(db, `select comments_count as n from public.community_posts where id = $1`, [post]))['n'],
      await db.as(BAYO, (session) => count(session, `select from public.post_comments where id = $1`, [id])),
    ];
    expect(await seen()).toEqual([0, 0]);
    expect(await held()).toMatchObject([{ about: 'comment', about_id: id, words: ['proana'] }]);
    expect(await codeOf(decide(ADMIN, id, 'removed', ' ', 'comment'))).toBe('22023');
    await decide(ADMIN, id, 'removed', 'It harms.', 'comment');
    expect([await held(), await told(ADA)]).toMatchObject([[], { message: expect.stringContaining('It harms.') }]);
    await ask(ADMIN, `select public.put_back($1, 'Looked again.')`, [id]);
    expect(await seen()).toEqual([1, 1]);
  });

  test('the list is changed by moderators, and nobody says himself that he was looked at', async () => {
    await ask(ADMIN, `select public.hold_word(' Àgbo ', true)`);
    const id = await write('Drink agbo every day');
    expect(await reads(BAYO, id)).toBe(0);
    expect(await codeOf(ask(ADA, `update public.community_posts set held_at = null where id = $1`, [id]))).toBe(
      '42501',
    );
    const { rev } = await only(db, `select rev from public.community_posts where id = $1`, [id]);
    await push(
      db,
      ADA,
      'community_posts',
      { id, user_id: ADA, content: 'Drink agbo now', post_type: 'general', held_at: null },
      rev,
    );
    expect(await reads(BAYO, id)).toBe(0);
    await ask(ADMIN, `select public.hold_word('agbo', false)`);
    expect(await reads(BAYO, await write('Drink agbo'))).toBe(1);
    expect(await codeOf(ask(ADMIN, `select public.hold_word('a.*', true)`))).toBe('23514');
    for (const who of [ADA, 'anon']) {
      for (const sql of [
        `select public.held_words()`,
        `select public.hold_word('x1', true)`,
        `select public.held_entries()`,
        `select public.decide_held('post', '${id}', 'released', '')`,
        `select public.appeals_waiting()`,
        `select public.answer_appeal('${id}', true, 'x')`,
      ]) {
        expect(await codeOf(ask(who, sql))).toBe('42501');
      }
    }
  });

  test('who has come lately posts no links, and whoever is here for a week does', async () => {
    await db.query(`update public.profiles set created_at = now() - interval '6 days 23 hours' where id = $1`, [CHIKE]);
    const link = 'See wa.me/2348012345678';
    expect(await codeOf(write(link, CHIKE))).toBe('42501');
    const id = await write('See me', CHIKE);
    expect(await codeOf(ask(CHIKE, `update public.community_posts set content = $2 where id = $1`, [id, link]))).toBe(
      '42501',
    );
    expect(await reads(BAYO, await write(link, ADA))).toBe(1);
  });

  const TEXTS = [
    'Ẹ kú ọjọ́ 👩‍👩‍👧 ok\n\tnew',
    'a\u202Eb\u2066c\u200Bd\u00ADe\uFEFFf\u0007g\u{E0041}h',
    'Z\u0300\u0301\u0302\u0303\u0304\u0305algo',
    '\u2800\u3164',
    'https://x.ng',
    'See www.x',
    'ilera.ng',
    'bit.ly/ab',
    'Nothing.Here at 5.30, e.g. 20.5 kg',
    'my.sites are not',
    'a.com,',
  ];

  test('a device cleans and finds links as the server does', async () => {
    for (const text of TEXTS) {
      expect(await only(db, `select private.cleaned($1) as text, private.has_link($1) as link`, [text])).toEqual({
        text: cleaned(text),
        link: hasLink(text),
      });
    }
    expect(TEXTS.map(hasLink)).toEqual([false, false, false, false, true, true, true, true, false, false, true]);
    expect(cleaned(TEXTS[1] ?? '')).toBe('abcdefgh');
    expect(cleaned(TEXTS[0] ?? '')).toBe(TEXTS[0]);
    expect(await codeOf(write('\u2800\u200B'))).toBe('23514');
    expect(await codeOf(write('x'.repeat(10_001)))).toBe('23514');
  });

  test('the author of something removed asks once, and the answer reaches him', async () => {
    const id = await write('Thinspo again');
    await decide(ADMIN, id, 'removed', 'No.');
    const mine = (who = ADA): Promise<Row[]> => ask(who, `select * from public.removed_of_mine()`);
    expect(await mine()).toMatchObject([{ about_id: id, written: 'Thinspo again', reason: 'No.', plea: null }]);
    expect(await mine(BAYO)).toEqual([]);
    const appeal = (who: string, plea: string) => ask(who, `select public.appeal($1, $2)`, [id, plea]);
    expect(await codeOf(appeal(BAYO, 'Mine'))).toBe('P0002');
    expect(await codeOf(appeal(ADA, ' '))).toBe('23514');
    await appeal(ADA, 'I warn of it.');
    expect(await codeOf(appeal(ADA, 'Please'))).toBe('23505');
    expect(await ask(ADMIN, `select * from public.appeals_waiting()`)).toMatchObject([
      { about_id: id, plea: 'I warn of it.', reason: 'No.', written: 'Thinspo again' },
    ]);
    await ask(ADMIN, `select public.answer_appeal($1, false, 'It praises it.')`, [id]);
    expect(await codeOf(ask(ADMIN, `select public.answer_appeal($1, true, 'x')`, [id]))).toBe('P0002');
    expect(await told(ADA)).toEqual({
      title: 'It stays removed',
      message: 'A moderator has read what you asked and looked again. The reason: It praises it.',
    });
    expect(await mine()).toMatchObject([{ plea: 'I warn of it.', answer: 'It praises it.' }]);
    const other = await write('Meanspo is bad');
    await decide(ADMIN, other, 'removed', 'No.');
    await ask(ADA, `select public.appeal($1, 'Read it.')`, [other]);
    await ask(ADMIN, `select public.answer_appeal($1, true, 'You are right.')`, [other]);
    expect([await reads(BAYO, other), await ask(ADMIN, `select * from public.appeals_waiting()`)]).toEqual([1, []]);
    expect(await told(ADA)).toMatchObject({ title: 'What you wrote is back' });
  });
});
