import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, CHIKE, ADMIN, MODERATOR] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('moderation on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO, CHIKE]) await join(db, member);
    await join(db, ADMIN, 'admin');
    await join(db, MODERATOR, 'moderator');
  }, 240_000);
  afterAll(() => db.close());

  const write = async (content: string): Promise<string> => {
    const { id } = await only(
      db,
      `insert into public.community_posts (user_id, content, image_path) values ($1, $2, $3) returning id`,
      [ADA, content, `${ADA}/a.webp`],
    );
    return String(id);
  };
  const report = (who: string, about_id: string, reason = 'abuse', about = 'post') =>
    db.as(who, (session) =>
      session.query(`insert into public.community_reports (user_id, about, about_id, reason) values ($1, $2, $3, $4)`, [
        who,
        about,
        about_id,
        reason,
      ]),
    );
  const waiting = (who = ADMIN): Promise<Row[]> =>
    db.as(who, (session) => session.query(`select * from public.reports_waiting()`));
  const decide = (who: string, about_id: string, act: string, reason = 'It insults.', about = 'post') =>
    db.as(who, (session) =>
      session.query(`select public.decide_report($1, $2, $3, $4)`, [about, about_id, act, reason]),
    );
  const told = async (who: string): Promise<unknown[]> => {
    const rows = await db.query(
      `select title, message from public.notifications where user_id = $1 order by created_at`,
      [who],
    );
    return rows.map(({ title, message }) => [title, message]);
  };

  test('reports of one thing wait as one, whoever may be in danger before the oldest', async () => {
    const insult = await write('You are all fat');
    const sad = await write('I want to end it');
    for (const who of [BAYO, CHIKE]) await report(who, insult);
    await report(BAYO, sad, 'self-harm');
    expect(await waiting()).toMatchObject([
      { about_id: sad, reports: 1, reasons: ['self-harm'], written: 'I want to end it', author_id: ADA, stands: true },
      { about_id: insult, reports: 2, reasons: ['abuse'], acts_before: 0 },
    ]);
    await decide(ADMIN, sad, 'dismissed', '');
    await decide(ADMIN, insult, 'warned');
    expect(await waiting()).toEqual([]);
    expect(await told(ADA)).toEqual([['A word from our moderators', 'They write: It insults.']]);
    expect(await told(CHIKE)).toEqual([
      ['We have looked at your report', 'Thank you. A moderator has read it and decided.'],
    ]);
    expect(await codeOf(decide(ADMIN, insult, 'removed'))).toBe('P0002');
  });

  test('nobody decides about what he wrote himself, and another moderator looks at an appeal', async () => {
    const post = async (author: string) => {
      const { id } = await only(
        db,
        `insert into public.community_posts (user_id, content) values ($1, 'x') returning id`,
        [author],
      );
      return String(id);
    };
    const ask = (who: string, sql: string, id: string) => db.as(who, (session) => session.query(sql, [id]));
    const putBack = `select public.put_back($1, 'It was fine')`;
    const answer = `select public.answer_appeal($1, false, 'It stays')`;

    const own = await post(MODERATOR);
    await report(BAYO, own);
    for (const act of ['dismissed', 'warned', 'removed']) {
      expect([act, await codeOf(decide(MODERATOR, own, act))]).toEqual([act, '42501']);
    }
    await decide(ADMIN, own, 'removed');
    expect(await codeOf(ask(MODERATOR, putBack, own))).toBe('42501');
    await ask(MODERATOR, `select public.appeal($1, 'Look again')`, own);
    expect(await codeOf(ask(MODERATOR, answer, own))).toBe('42501');
    // Nobody else is there to look at it again.
    await ask(ADMIN, answer, own);

    const held = await post(MODERATOR);
    await db.query('update public.community_posts set held_at = now() where id = $1', [held]);
    expect(await codeOf(ask(MODERATOR, `select public.decide_held('post', $1, 'released', '')`, held))).toBe('42501');

    const hers = await write('y');
    await report(BAYO, hers);
    await decide(ADMIN, hers, 'removed');
    await ask(ADA, `select public.appeal($1, 'Look again')`, hers);
    expect(await codeOf(ask(ADMIN, answer, hers))).toBe('42501');
    await ask(MODERATOR, answer, hers);
    await db.exec('delete from public.notifications; delete from public.community_posts');
  });

  test('what is removed leaves all devices, its author cannot bring it back, and a moderator can', async () => {
    const id = await write('Drink bleach');
    const device = deviceOf(db, CHIKE);
    expect((await device()).get(`community_posts ${id}`)).toBe('row');
    await report(BAYO, id, 'unsafe-advice');
    await decide(ADMIN, id, 'removed', 'It is dangerous.');
    expect(await only(db, `select deleted, content from public.community_posts where id = $1`, [id])).toMatchObject({
      deleted: true,
    });
    expect(await db.query(`select from public.community_posts where content = 'Drink bleach'`)).toEqual([]);
    const { rev } = await only(db, `select rev from public.community_posts where id = $1`, [id]);
    const again = { id, user_id: ADA, content: 'Drink bleach', post_type: 'general', deleted: false };
    expect((await push(db, ADA, 'community_posts', again, rev)).verdict).toBe('rejected');
    expect(
      await codeOf(
        db.as(ADA, (session) => session.query(`update public.community_posts set deleted = false where id = $1`, [id])),
      ),
    ).toBe('42501');
    const removed = (): Promise<Row[]> =>
      db.as(ADMIN, (session) => session.query(`select * from public.removed_lately()`));
    expect(await removed()).toMatchObject([{ about_id: id, written: 'Drink bleach', reason: 'It is dangerous.' }]);
    await db.as(ADMIN, (session) => session.query(`select public.put_back($1, 'It was a joke about it.')`, [id]));
    expect(
      await only(db, `select deleted, content, image_path from public.community_posts where id = $1`, [id]),
    ).toEqual({ deleted: false, content: 'Drink bleach', image_path: `${ADA}/a.webp` });
    expect(await removed()).toEqual([]);
    expect((await told(ADA)).at(-1)).toEqual([
      'What you wrote is back',
      'A moderator has put it back. The reason: It was a joke about it.',
    ]);
  });

  test('whoever is warned is told why, and a person is not removed', async () => {
    await report(BAYO, CHIKE, 'fake-provider', 'person');
    expect(await codeOf(decide(ADMIN, CHIKE, 'removed', 'Gone', 'person'))).toBe('22023');
    expect(await codeOf(decide(ADMIN, CHIKE, 'warned', '  ', 'person'))).toBe('22023');
    await decide(ADMIN, CHIKE, 'dismissed', '', 'person');
  });

  test('nobody else reads, decides or puts back, and no decision is changed', async () => {
    const id = await write('Fine');
    await report(BAYO, id);
    for (const who of [ADA, BAYO, 'anon']) {
      expect(await codeOf(waiting(who))).toBe('42501');
      expect(await codeOf(decide(who, id, 'dismissed'))).toBe('42501');
      for (const sql of [`select * from public.removed_lately()`, `select public.put_back('${id}', 'x')`]) {
        expect(await codeOf(db.as(who, (session) => session.query(sql)))).toBe('42501');
      }
    }
    expect(await codeOf(db.query(`update private.moderation_decisions set reason = 'other'`))).toBe('42501');
    expect(await codeOf(db.query(`delete from private.moderation_decisions`))).toBe('42501');
    await decide(ADMIN, id, 'dismissed', '');
  });

  test('a report that comes after a decision waits anew', async () => {
    const id = await write('Again and again');
    await report(BAYO, id);
    await decide(ADMIN, id, 'dismissed', '');
    await report(CHIKE, id);
    expect(await waiting()).toMatchObject([{ about_id: id, reports: 1 }]);
    await decide(ADMIN, id, 'dismissed', '');
    await db.as(BAYO, (session) =>
      session.query(`update public.community_reports set note = 'Look again' where about_id = $1`, [id]),
    );
    expect(await waiting()).toMatchObject([{ about_id: id, reports: 1, notes: ['Look again'] }]);
    await decide(ADMIN, id, 'dismissed', '');
  });

  test('a moderator does all of this part, and every other door of the office is shut', async () => {
    const id = await write('You are all fools');
    await report(BAYO, id);
    expect((await waiting(MODERATOR)).map(({ about_id }) => about_id)).toContain(id);
    await decide(MODERATOR, id, 'removed');
    expect((await waiting(MODERATOR)).map(({ about_id }) => about_id)).not.toContain(id);
    const open = ['appeals_waiting()', 'held_words()', 'held_entries()', 'removed_lately()'];
    for (const door of open) await db.as(MODERATOR, (session) => session.query(`select public.${door}`));
    const doors = await db.query(
      `select p.oid::regprocedure as called, format('select %s(%s)', p.oid::regproc,
         (select string_agg(format('null::%s', format_type(t, null)), ', ' order by n)
          from unnest(p.proargtypes) with ordinality as a (t, n))) as sql
       from pg_proc p where p.pronamespace = 'public'::regnamespace
         and p.prosrc ~ 'private\\.(require_admin|require_finance|require_catalogue|begin_act|begin_writing)\\('`,
    );
    expect(doors.length).toBeGreaterThan(40);
    for (const { sql } of doors) {
      const asked = db.as(MODERATOR, (session) => session.query(String(sql)));
      expect([sql, await codeOf(asked)]).toEqual([sql, '42501']);
    }
  });

  test('what was removed is kept no longer than its author', async () => {
    const id = await write('Gone with me');
    await report(BAYO, id);
    await decide(ADMIN, id, 'removed');
    await db.query(`delete from auth.users where id = $1`, [ADA]);
    expect(await db.query(`select from private.removed_entries`)).toEqual([]);
    expect(await codeOf(db.as(ADMIN, (session) => session.query(`select public.put_back($1, 'x')`, [id])))).toBe(
      'P0002',
    );
  });
});
