import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, textsIn } from '#src/features/office/wordings/rules.ts';
import type { Content } from '#src/features/office/catalogues/shapes.ts';
import type { Kind } from '#src/features/office/wordings/shapes.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { deskOf, SECOND, WRITER } from './catalogue-desk.ts';
import { withCode } from './support.ts';

const [ADA, PROVIDER] = [numbered(1), numbered(2)];

describe.each(engines)('how the office words what is told on %s', (engine) => {
  let db: TestDatabase;
  let desk: ReturnType<typeof deskOf>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    desk = deskOf(db);
    await join(db, ADA);
    await join(db, PROVIDER, 'trainer');
    for (const admin of [WRITER, SECOND]) await join(db, admin, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const kinds = () => db.as(WRITER, (session) => session.query<Kind & Row>('select * from public.wording_kinds()'));
  const kindOf = async (code: string): Promise<Kind> => (await kinds()).find((kind) => kind.code === code)!;
  async function saidOf(code: string): Promise<Content> {
    const { built_in } = await kindOf(code);
    return Object.fromEntries(
      Object.entries(built_in).flatMap(([language, { title, message }]) => [
        [`title_${language}`, title],
        [`message_${language}`, message],
      ]),
    );
  }
  const write = async (code: string, change: Record<string, unknown>, options = {}): Promise<string> =>
    desk.write(code, { ...(await saidOf(code)), ...change }, { catalogue: 'wordings', ...options });
  const retire = async (code: string) =>
    withCode(db, WRITER, async (session) =>
      session.query(`select public.retire_entry('wordings', $1, $2, 'As it was')`, [
        code,
        (await desk.counts(code, 'wordings')).version,
      ]),
    );
  async function told(): Promise<unknown> {
    await db.query(`select private.tell_of_money($1, 'held')`, [ADA]);
    return only(db, `delete from public.notifications where user_id = $1 returning title, message`, [ADA]);
  }

  test('each kind of what is told stands there once, in four languages, in words that could be published', async () => {
    const all = await kinds();
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const kind of all) {
      const { code, built_in } = kind;
      expect([code, problemOf(built_in, kind)]).toEqual([code, null]);
      expect([code, Object.keys(built_in).toSorted()]).toEqual([code, ['de', 'en', 'es', 'fr']]);
      const tried = await only(db, `select problem from private.try_entry('wordings', $1, $2::jsonb)`, [
        code,
        JSON.stringify(await saidOf(code)),
      ]);
      expect([code, tried]).toEqual([code, { problem: null }]);
    }
    // Every table of words that a notification is made of.
    const tables = await db.query(
      `select distinct m[1] as words from pg_proc p, regexp_matches(p.prosrc, 'private\\.([a-z_]+_words) w', 'g') m
       where p.prosrc ~ 'private\\.notify' and m[1] <> 'danger_words' order by 1`,
    );
    const known = (await db.query('select words from private.word_families')).map(({ words }) => words);
    expect(tables.length).toBeGreaterThan(10);
    for (const { words } of tables) expect(known).toContain(words);
  });

  test('words count once a second person has published them, and what was built in comes back', async () => {
    const before = await told();
    const id = await write('money-held', { title_en: 'We look at your payment' });
    expect(await told()).toEqual(before);
    expect(await codeOf(desk.publish([id], WRITER))).toBe('42501');
    const act = await desk.publish([id]);
    expect(await told()).toMatchObject({ title: 'We look at your payment' });
    expect((await saidOf('money-held'))['title_en']).toBe('Your payment is being checked');
    await desk.publish([await write('money-held', { title_en: 'Your payment is with us' })]);
    expect(await told()).toMatchObject({ title: 'Your payment is with us' });
    await retire('money-held');
    expect(await told()).toEqual(before);
    expect(await codeOf(desk.takeBack(act))).toBe('P0002');
    const taken = await desk.publish([await write('money-held', { title_en: 'Once more' })]);
    await desk.takeBack(taken);
    expect(await told()).toEqual(before);
  });

  test('names in braces are filled, and one sign of a pattern is a sign', async () => {
    await desk.publish([await write('licence-clients-renewed', { message_en: '{name} is back: 100 % %1$s.' })]);
    await db.query(`update public.profiles set first_name = 'Amina', last_name = 'Bello' where id = $1`, [PROVIDER]);
    await db.query(`select private.tell_of_licence($1, 'clients: renewed', p) from public.profiles p where p.id = $2`, [
      ADA,
      PROVIDER,
    ]);
    const { message } = await only<{ message: string }>(
      db,
      `delete from public.notifications where user_id = $1 returning message`,
      [ADA],
    );
    expect(message).toBe('Amina Bello is back: 100 % %1$s.');
  });

  test.each([
    ['money-held', { title_en: '<b>Pay</b>' }],
    ['money-held', { message_de: 'x > y' }],
    ['money-held', { title_en: '' }],
    ['money-held', { title_en: 'x'.repeat(81) }],
    ['money-held', { message_en: 'x'.repeat(241) }],
    ['money-held', { message_en: 'two\nlines' }],
    ['money-held', { title_en: 'turned \u202Eround' }],
    ['money-held', { title_en: '\u00A0' }],
    ['money-held', { title_en: '123 …' }],
    ['money-held', { title_en: 'a\u0085control' }],
    ['money-held', { title_en: 'Hangul\u3164filler' }],
    ['mail-welcome', { title_en: 'Welcome\nto {product}' }],
    ['money-held', { message_en: 'soft\u00ADhyphen' }],
    ['money-held', { message_en: 'Arabic\u061Cmark' }],
    ['money-held', { message_en: 'Mongolian\u180Evowel' }],
    ['money-held', { message_en: 'word\u2060joiner' }],
    ['money-held', { message_en: 'invisible\u2064plus' }],
    ['money-held', { message_en: 'byte\uFEFForder' }],
    ['money-held', { message_en: 'tag\u{E0041}s' }],
    ['mail-welcome', { message_en: '{name} {product}\nand\u2028on' }],
    ['money-held', { title_en: 'for {name}' }],
    ['money-held', { title_en: 'a { brace' }],
    ['licence-ends', { title_en: 'Your licence ends' }],
    ['licence-ends', { title_de: 'Am {Tag}' }],
    ['licence-ends', { title_en: 'On {day}, {day} and {name}' }],
    ['appointment-requested', { message_en: 'Come' }],
    ['mail-welcome', { message_en: 'Welcome to {product}' }],
    ['mail-welcome', { message_en: '{name} {product} <a href="x">here</a>' }],
  ])('%s is not told as %j, nor sent by the desk', async (code, change) => {
    const [field = ''] = Object.keys(change);
    const hint = await write(code, change).catch((error: { code?: string; hint?: string }) => [error.code, error.hint]);
    expect(hint).toEqual(['22023', field]);
    const [part, language] = field.split('_');
    const texts = textsIn({ ...(await saidOf(code)), ...change });
    expect(problemOf(texts, await kindOf(code))).toEqual({ language, field: part });
  });

  test.each([' around ', null])('%j, which the desk never sends, is not told', async (title) => {
    expect(await codeOf(write('money-held', { title_es: title }))).toBe('22023');
  });

  test('nothing is worded that is not told, and nobody but the desk words it', async () => {
    const said = await saidOf('money-held');
    expect(await codeOf(desk.write('money-unknown', said, { catalogue: 'wordings' }))).toBe('22023');
    expect(await codeOf(desk.write('money-held', said, { catalogue: 'wordings', by: ADA }))).toBe('42501');
    for (const by of [ADA, PROVIDER, WRITER]) {
      for (const sql of [
        'select * from public.wordings',
        `update public.wordings set title_en = 'x'`,
        `update private.money_words set title = 'x'`,
        `select * from public.mail_words('welcome', 'en')`,
      ])
        expect([by, sql, await codeOf(db.as(by, (session) => session.query(sql)))]).toEqual([by, sql, '42501']);
    }
    const asking = db.as(ADA, (session) => session.query('select * from public.wording_kinds()'));
    expect(await codeOf(asking)).toBe('42501');
    const reading = withCode(db, WRITER, (session) =>
      session.query(`select verdict from public.import_entries('wordings', $1::jsonb, 'x')`, [
        JSON.stringify([{ code: 'money-held', ...said, title_en: 'Your payment is being looked at' }]),
      ]),
    );
    expect(await codeOf(reading)).toBe('22023');
  });
});
