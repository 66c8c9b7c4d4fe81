import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from './support.ts';

const [ADA, BAYO, CHIKE, DAYO, ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('what somebody makes of words that are held, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE, DAYO]) await join(db, member);
    await join(db, ADMIN, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const ask = (who: string, sql: string, params: unknown[] = []): Promise<Row[]> =>
    db.as(who, (session) => session.query(sql, params));
  const made = async (who: string, sql: string, params: unknown[]): Promise<string> =>
    String((await ask(who, sql, params))[0]?.['id']);
  const write = (who: string, content: string): Promise<string> =>
    made(who, `insert into public.community_posts (user_id, content) values ($1, $2) returning id`, [who, content]);
  const comment = (who: string, post: string, content: string): Promise<string> =>
    made(who, `insert into public.post_comments (post_id, user_id, content) values ($1, $2, $3) returning id`, [
      post,
      who,
      content,
    ]);
  const report = async (who: string, about: string, id: string): Promise<Row> => {
    await ask(
      who,
      `insert into public.community_reports (user_id, about, about_id, reason) values ($1, $2, $3, 'abuse')`,
      [who, about, id],
    );
    return only(db, `select written, author_id from public.community_reports where user_id = $1 and about_id = $2`, [
      who,
      id,
    ]);
  };

  test('a report keeps nothing of what is held from whoever reports it', async () => {
    const open = await write(CHIKE, 'Good morning');
    const items = [
      ['post', await write(ADA, 'My thinspo'), 'My thinspo'],
      ['comment', await comment(ADA, open, 'Some meanspo'), 'Some meanspo'],
    ] as const;
    for (const [about, id, written] of items) {
      expect(await report(BAYO, about, id)).toEqual({ written: null, author_id: null });
      expect(await report(ADA, about, id)).toEqual({ written, author_id: ADA });
      await ask(ADMIN, `select public.decide_held($1, $2, 'released', '')`, [about, id]);
      expect(await report(CHIKE, about, id)).toEqual({ written, author_id: ADA });
    }
  });

  test('no more than five of one author wait for a look, whichever way they come to be held', async () => {
    const mine = (content: string) => ({
      entity: 'community_posts',
      row: { id: randomUUID(), rev: randomUUID(), user_id: BAYO, content, post_type: 'general' },
      base_rev: null,
    });
    const ops = Array.from({ length: 8 }, (_, n) => mine(n === 7 ? 'Good morning' : `Thinspo ${n}`));
    const [answer] = await ask(BAYO, `select public.sync_push($1::jsonb) as verdicts`, [JSON.stringify(ops)]);
    const verdicts = answer?.['verdicts'] as Row[];
    expect(verdicts.map(({ verdict, code }) => code ?? verdict)).toEqual([
      ...Array.from({ length: 5 }, () => 'applied'),
      'P0001',
      'P0001',
      'applied',
    ]);
    const idOf = (place: number): string => ops.at(place)?.row.id ?? '';
    const [held, open] = [idOf(0), idOf(7)];
    const edit = (id: string, content: string) =>
      ask(BAYO, `update public.community_posts set content = $2, deleted = false where id = $1`, [id, content]);
    expect(await codeOf(comment(BAYO, open, 'Meanspo'))).toBe('P0001');
    expect(await codeOf(edit(open, 'Meanspo'))).toBe('P0001');
    expect(await codeOf(write(CHIKE, 'Meanspo'))).toBe(null);
    await edit(held, 'Thinspo, edited');
    // What is deleted waits no longer, and takes a place again where it comes back.
    await ask(BAYO, `update public.community_posts set deleted = true where id = $1`, [held]);
    const next = await comment(BAYO, open, 'Meanspo');
    for (const content of ['Thinspo', '(deleted)']) {
      expect(await codeOf(edit(held, content))).toBe(content === 'Thinspo' ? 'P0001' : null);
    }
    expect(await only(db, `select held_at from public.community_posts where id = $1`, [held])).toEqual({
      held_at: null,
    });
    await ask(ADMIN, `select public.decide_held('comment', $1, 'removed', 'No.')`, [next]);
    await edit(held, 'Thinspo');
  });

  test('what is removed is removed once, and a later report takes no appeal from its author', async () => {
    const decide = (id: string, act: string) =>
      ask(ADMIN, `select public.decide_report('post', $1, $2, 'Why.')`, [id, act]);
    const removed = () => ask(ADA, `select about_id, reason, plea from public.removed_of_mine()`);
    const id = await write(ADA, 'You are all fat');
    await report(BAYO, 'post', id);
    await decide(id, 'removed');
    await ask(ADA, `select public.appeal($1, 'A joke.')`, [id]);
    expect(await report(CHIKE, 'post', id)).toEqual({ written: null, author_id: null });
    expect(await codeOf(decide(id, 'removed'))).toBe('P0002');
    await decide(id, 'dismissed');
    expect(await removed()).toEqual([{ about_id: id, reason: 'Why.', plea: 'A joke.' }]);
    // One without an author, as was once written.
    await db.query(
      `insert into private.moderation_decisions (about, about_id, moderator_id, act, reason)
       values ('post', $1, $2, 'removed', 'Other.')`,
      [id, ADMIN],
    );
    expect(await removed()).toEqual([{ about_id: id, reason: 'Why.', plea: 'A joke.' }]);
    // Whoever reported it could not read it; whose it is, the server knows.
    const held = await write(ADA, 'Thinspo');
    await report(BAYO, 'post', held);
    await decide(held, 'removed');
    expect(await removed()).toMatchObject([{ about_id: held }, { about_id: id }]);
    await ask(ADA, `select public.appeal($1, 'Another.')`, [held]);
  });

  test('what is neither yes nor no decides nothing', async () => {
    const id = await write(ADA, 'I insult');
    await report(BAYO, 'post', id);
    await ask(ADMIN, `select public.decide_report('post', $1, 'removed', 'Why.')`, [id]);
    await ask(ADA, `select public.appeal($1, 'A joke.')`, [id]);
    expect(await codeOf(ask(ADMIN, `select public.hold_word('thinspo', null)`))).toBe('22004');
    expect(await ask(ADMIN, `select from public.held_words() w where w = 'thinspo'`)).toHaveLength(1);
    expect(await codeOf(ask(ADMIN, `select public.answer_appeal($1, null, 'Why.')`, [id]))).toBe('22004');
    expect(await ask(ADMIN, `select about_id from public.appeals_waiting() where about_id = $1`, [id])).toHaveLength(1);
    expect(await codeOf(ask(ADA, `select public.hold_word('thinspo', null)`))).toBe('42501');
  });

  test('whoever has nothing but held words in the community is not listed by them', async () => {
    const open = await write(ADA, 'Good evening');
    await db.exec(`update public.user_settings set profile_visibility = 'friends'`);
    const listed = async (): Promise<unknown> =>
      (await only(db, `select listed from public.people where id = $1`, [DAYO]))['listed'];
    const entries = [
      ['post', 'community_posts', () => write(DAYO, 'Thinspo')],
      ['comment', 'post_comments', () => comment(DAYO, open, 'Thinspo')],
    ] as const;
    for (const [about, table, enter] of entries) {
      const seen: unknown[] = [];
      const id = await enter();
      const edit = (set: string) => ask(DAYO, `update public.${table} set ${set} where id = $1`, [id]);
      seen.push(await listed());
      await edit(`content = 'Good'`);
      seen.push(await listed());
      await edit(`content = 'Meanspo'`);
      seen.push(await listed());
      await ask(ADMIN, `select public.decide_held($1, $2, 'released', '')`, [about, id]);
      seen.push(await listed());
      await edit('deleted = true');
      seen.push(await listed());
      expect([about, seen]).toEqual([about, [false, true, false, true, false]]);
    }
  });
});
