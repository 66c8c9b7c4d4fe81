import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEGAL_VERSION } from '#src/lib/legal.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { withCode } from './support.ts';

const [ADA, BAYO, ADMIN] = [1, 2, 3].map(numbered) as [string, string, string];
const [FIRST, SECOND] = [101, 102].map(numbered) as [string, string];

describe.each(engines)('data protection on %s', (engine) => {
  let db: TestDatabase;
  const ask = (sql: string, who = ADMIN): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const act = (sql: string, params: unknown[] = [], minutesAgo = 0, who = ADMIN): Promise<Row[]> =>
    withCode(db, who, (session) => session.query(sql, params), minutesAgo);
  const lines = async (name: string): Promise<Row[]> =>
    db.query(`select reason, detail from private.audit_lines where act = $1 order by id`, [name]);

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await db.query(
      `insert into auth.users (id, email, email_confirmed_at, created_at, confirmation_sent_at, raw_user_meta_data)
       values ($1, 'ada@example.test', null, '2026-01-02T10:00:00Z', '2026-01-09T10:00:00Z', jsonb_build_object('first_name', 'Ada', 'last_name', 'Obi', 'language', 'fr',
         'agreed', jsonb_build_object('privacy', $2::text, 'terms', $2::text, 'disclaimer', '1999-01-01', 'A story', $2::text, 'news', 'of my weight', 'other', jsonb_build_object('a', 1))))`,
      [ADA, LEGAL_VERSION],
    );
    await join(db, BAYO);
    await join(db, ADMIN, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  test('what was ticked at sign-up is kept once the mailbox has answered, of when it was ticked, and a version that is unknown is told as such', async () => {
    expect(await ask('select * from public.office_agreements()')).toEqual([]);
    await db.query(`update auth.users set email_confirmed_at = now() where id = $1`, [ADA]);
    expect(await ask('select purpose, version, known, people::integer from public.office_agreements()')).toEqual([
      { purpose: 'disclaimer', version: '1999-01-01', known: false, people: 1 },
      { purpose: 'privacy', version: LEGAL_VERSION, known: true, people: 1 },
      { purpose: 'terms', version: LEGAL_VERSION, known: true, people: 1 },
    ]);
    const [person] = await ask(`select public.office_person('${ADA}') -> 'agreements' as agreements`);
    const ticked = { language: 'fr', how: 'sign-up', agreed_at: expect.stringMatching(/^2026-01-02/) };
    expect(person?.['agreements']).toMatchObject([
      { purpose: 'disclaimer', version: '1999-01-01', known: false, ...ticked },
      { purpose: 'privacy', version: LEGAL_VERSION, known: true, ...ticked },
      { purpose: 'terms', version: LEGAL_VERSION, known: true, ...ticked },
    ]);
    const [other] = await ask(`select public.office_person('${BAYO}') -> 'agreements' as agreements`);
    expect(other?.['agreements']).toEqual([]);
  });

  test('the server knows the version that people agree to now', async () => {
    const rows = await db.query(
      `select purpose from private.agreement_versions where version::text = $1 order by purpose`,
      [LEGAL_VERSION],
    );
    expect(rows.map(({ purpose }) => purpose)).toEqual(['adult', 'disclaimer', 'privacy', 'terms']);
  });

  test('a register keeps what was written, once, by an administrator with a fresh code; it ends with a reason and stays', async () => {
    const write = (id: string, kind = 'processing', minutesAgo = 0, who = ADMIN, basis = 'Consent') =>
      act(
        `select public.write_register_entry($1, $2, 'Diaries', 'Clients: meals', 'Nutritionists', $3)`,
        [id, kind, basis],
        minutesAgo,
        who,
      );
    expect(await codeOf(write(FIRST, 'processing', 16))).toBe('PT403');
    expect(await codeOf(write(FIRST, 'processing', 0, ADA))).toBe('42501');
    expect(await codeOf(write(FIRST, 'other'))).toBe('22023');
    await write(FIRST);
    // Sent again after an answer that was lost.
    await write(FIRST);
    expect(await codeOf(write(FIRST, 'processing', 0, ADMIN, 'Contract'))).toBe('23505');
    await write(SECOND, 'transfer');
    const page = (kind: string) =>
      ask(`select id, title, author, ended_at, ended_author, end_reason from public.register_page('${kind}')`);
    expect(await page('processing')).toEqual([
      { id: FIRST, title: 'Diaries', author: 'Member 0003', ended_at: null, ended_author: null, end_reason: null },
    ]);
    expect(await page('transfer')).toMatchObject([{ id: SECOND }]);
    expect(await codeOf(act(`select public.end_register_entry($1, ' ')`, [FIRST]))).toBe('22023');
    const end = (reason: string) => act(`select public.end_register_entry($1, $2)`, [FIRST, reason]);
    await end('No longer done');
    await end('No longer done');
    expect(await codeOf(end('Again'))).toBe('P0002');
    const [ended] = await page('processing');
    expect(ended).toMatchObject({ ended_author: 'Member 0003', end_reason: 'No longer done' });
    expect(ended?.['ended_at']).not.toBeNull();
    expect((await lines('register.written')).map(({ detail }) => detail)).toMatchObject([
      { register: 'processing' },
      { register: 'transfer' },
    ]);
    expect(await lines('register.ended')).toMatchObject([{ reason: 'No longer done' }]);
  });

  test('a breach has 72 hours from when it was noticed; who was told stands once, and nobody is told of what is closed', async () => {
    const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
    const noticed = ago(100);
    const write = (at: string, minutesAgo = 0, what = 'A phone was lost') =>
      act(`select public.write_breach($1, $2, $3, 3)`, [FIRST, at, what], minutesAgo);
    const take = (step: string, words = 'By mail, 12/7', done: string | null = null, people: number | null = null) =>
      act(`select public.take_breach_step($1, $2, $3, $4::text::timestamptz, $5)`, [FIRST, step, words, done, people]);
    expect(await codeOf(write(noticed, 16))).toBe('PT403');
    expect(await codeOf(write(ago(-1)))).toBe('22023');
    await write(noticed);
    await write(noticed);
    expect(await codeOf(write(noticed, 0, 'A phone was stolen'))).toBe('23505');
    for (const wrong of [ago(101), ago(-1), 'infinity', '-infinity']) {
      expect([wrong, await codeOf(take('commission', 'By mail, 12/7', wrong))]).toEqual([wrong, '22023']);
    }
    expect(await codeOf(take('people', 'By mail', ago(1), -1))).toBe('22023');
    // In time, though it is typed a day late.
    const told = ago(50);
    await take('commission', 'By mail, 12/7', told, 40);
    await take('commission', 'By mail, 12/7', told, 40);
    expect(await codeOf(take('commission', 'By mail, 12/7', told, 41))).toBe('P0002');
    expect(await codeOf(take('commission'))).toBe('P0002');
    expect(await codeOf(take('press'))).toBe('22023');
    expect(await codeOf(take('closed', ' '))).toBe('22023');
    await take('closed', 'Wiped from afar');
    await take('closed', 'Wiped from afar');
    expect(await codeOf(take('people'))).toBe('P0002');
    const [breach] = await ask(
      `select what, people, due_at - noticed_at = interval '72 hours' as hours, steps,
        ((steps -> 0 ->> 'at')::timestamptz > now() - interval '1 hour') as typed_now,
        ((steps -> 0 ->> 'done_at')::timestamptz = '${told}') as told_then
       from public.breaches_page()`,
    );
    expect(breach).toMatchObject({
      what: 'A phone was lost',
      people: 3,
      hours: true,
      typed_now: true,
      told_then: true,
      steps: [
        { step: 'commission', words: 'By mail, 12/7', people: 40, author: 'Member 0003' },
        { step: 'closed', words: 'Wiped from afar', people: null, author: 'Member 0003' },
      ],
    });
    for (const name of ['breach.written', 'breach.commission', 'breach.closed']) {
      expect([name, (await lines(name)).length]).toEqual([name, 1]);
    }
  });

  test('pages of the registers go on from the last row of the one before', async () => {
    await act(`select public.write_breach($1, now() - interval '9 days', 'Another')`, [SECOND]);
    const ids = async (after: string) =>
      (await ask(`select id from public.breaches_page(${after})`)).map(({ id }) => id);
    expect(await ids('')).toEqual([FIRST, SECOND]);
    expect(await ids(`'${FIRST}', 1`)).toEqual([SECOND]);
  });

  test('each night removes what is older than its rule, keeps the rest, and says how much went', async () => {
    const report = (who: string, days: number) =>
      db.query(
        `insert into private.device_reports (session_id, user_id, version, unsent, refused, reported_at)
         values (gen_random_uuid(), $1, 'v', 0, '{}', now() - make_interval(days => $2))`,
        [who, days],
      );
    await report(ADA, 31);
    await report(ADA, 29);
    await db.query(
      `insert into private.made_today (user_id, kind, day, made) values ($1, 'old', current_date - 9, 1), ($1, 'new', current_date, 1)`,
      [ADA],
    );
    await db.query(
      `insert into public.notifications (id, user_id, type, title, message) values ($1, $2, 'info', 'Old', 'Old')`,
      [FIRST, ADA],
    );
    await db.query(`delete from public.notification_deliveries where notification_id = $1`, [FIRST]);
    await db.query(
      `insert into public.notification_deliveries (notification_id, user_id, channel, due_at, claimed_until, attempts)
       values ($1, $2, 'email', now() - interval '99 days', now() - interval '98 days', 8),
         ($1, $2, 'digest', now() - interval '99 days', now() - interval '9 days', 8)`,
      [FIRST, ADA],
    );
    await db.exec('select private.retain()');
    expect(
      await db.query(`select channel from public.notification_deliveries where notification_id = $1`, [FIRST]),
    ).toEqual([{ channel: 'digest' }]);
    expect(await db.query('select count(*)::integer as n from private.device_reports')).toEqual([{ n: 1 }]);
    expect(await db.query(`select kind from private.made_today where user_id = $1`, [ADA])).toEqual([{ kind: 'new' }]);
    const told = await ask(
      `select relation, removed::integer, problem, removed_in_month::integer as month from public.office_retention()`,
    );
    expect(told).toContainEqual({ relation: 'private.device_reports', removed: 1, problem: null, month: 1 });
    expect(told).toContainEqual({ relation: 'private.care_codes', removed: 0, problem: null, month: 0 });
    expect(told.map(({ problem }) => problem)).toEqual(told.map(() => null));
    expect(await lines('retention.ran')).toMatchObject([
      { detail: { 'private.device_reports': 1, 'private.made_today': 1, 'public.notification_deliveries': 1 } },
    ]);
    await db.exec('select private.retain()');
    expect(await lines('retention.ran')).toHaveLength(1);
  });

  test('a night removes so many rows of a table, and the next one the rest; what it looks by has an index', async () => {
    await db.query(
      `insert into private.device_reports (session_id, user_id, version, unsent, refused, reported_at)
       select gen_random_uuid(), $1, 'v', 0, '{}', now() - interval '40 days' from generate_series(1, 3)`,
      [ADA],
    );
    const left = async () =>
      (
        await only(
          db,
          `select count(*)::integer as n from private.device_reports where reported_at < now() - interval '30 days'`,
        )
      )['n'];
    await db.exec('select private.retain(2)');
    expect(await left()).toBe(1);
    await db.exec('select private.retain(2)');
    expect(await left()).toBe(0);
    expect(
      await db.query(
        `select r.relation from private.retention_rules r
         where not exists (select from pg_index i where i.indrelid = r.relation::regclass
           and lower(pg_get_indexdef(i.indexrelid, 1, true)) = r.counted_by)`,
      ),
    ).toEqual([]);
  });

  test('a table that cannot be cleared says so and does not keep the others', async () => {
    await db.exec(`insert into private.retention_rules values ('private.nowhere', 'at', 1)`);
    await db.exec('select private.retain()');
    const told = await ask('select relation, problem, removed::integer from public.office_retention()');
    expect(told).toContainEqual({ relation: 'private.nowhere', problem: '42P01', removed: null });
    expect(told).toContainEqual({ relation: 'public.notification_deliveries', problem: null, removed: 0 });
    await db.exec(`delete from private.retention_rules where relation = 'private.nowhere'`);
  });

  test('nobody but an administrator reads any of it', async () => {
    for (const call of [
      'office_agreements()',
      'office_retention()',
      'breaches_page()',
      `register_page('processing')`,
    ]) {
      expect([call, await codeOf(ask(`select public.${call}`, ADA))]).toEqual([call, '42501']);
    }
  });
});
