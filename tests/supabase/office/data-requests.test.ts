import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEGAL_VERSION } from '#src/lib/legal.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';
import { withCode } from './support.ts';

const [ADA, BAYO, ADMIN, SECOND_ADMIN] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];
const [FIRST, SECOND, THIRD] = [101, 102, 103].map(numbered) as [string, string, string];

describe.each(engines)('a request about one’s own data on %s', (engine) => {
  let db: TestDatabase;
  const ask = (sql: string, who = ADMIN): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const act = (sql: string, params: unknown[] = [], minutesAgo = 0, who = ADMIN): Promise<Row[]> =>
    withCode(db, who, (session) => session.query(sql, params), minutesAgo);
  const lines = async (name: string): Promise<Row[]> =>
    db.query(`select reason, detail from private.audit_lines where act = $1 order by id`, [name]);
  const file = (id: string, words = 'Correct my birthday', who = ADA, kind = 'correction', at = '2026-01-02T10:00Z') =>
    db.as(who, (session) =>
      session.query('select public.file_data_request($1, $2, $3, $4::text::timestamptz)', [id, kind, words, at]),
    );
  const take = (id: string, who = ADMIN) => ask(`select public.take_data_request('${id}')`, who);
  const extend = (id: string, reason = 'The archive is slow', minutesAgo = 0, who = ADMIN) =>
    act('select public.extend_data_request($1, $2)', [id, reason], minutesAgo, who);
  const end = (id: string, answer = 'It is corrected', outcome = 'answered', minutesAgo = 0, who = ADMIN) =>
    act('select public.end_data_request($1, $2, $3)', [id, outcome, answer], minutesAgo, who);
  const page = (args = '') => ask(`select * from public.data_requests_page(${args})`);
  const dueOf = async (id: string): Promise<string> => {
    const [found] = await db.query(`select due_at::text as due from private.data_requests where id = $1`, [id]);
    return `'${String(found?.['due'])}', '${id}'`;
  };
  const own = async (who: string, part = 'requests') =>
    (await ask(`select public.held_about_me() -> '${part}' as held`, who))[0]?.['held'];
  const told = async (who: string): Promise<unknown[]> =>
    (
      await db.query(
        `select title, message from public.notifications where user_id = $1 and link = '/settings' order by created_at`,
        [who],
      )
    ).map(({ title, message }) => `${String(title)}: ${String(message)}`);

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const admin of [ADMIN, SECOND_ADMIN]) await join(db, admin, 'admin');
    await db.query(`update public.user_settings set language = 'fr' where id = $1`, [ADA]);
    await db.query(
      `insert into private.agreements (user_id, purpose, version, language, how, agreed_at)
       values ($1, 'privacy', $2, 'fr', 'sign-up', now() - interval '9 days')`,
      [ADA, LEGAL_VERSION],
    );
    await db.exec(`delete from public.notifications`);
  }, 240_000);
  afterAll(() => db.close());

  test('has thirty days from when it came, whatever the clock of the device said; the same sent again is one', async () => {
    await file(FIRST);
    await file(FIRST);
    expect(await codeOf(file(FIRST, 'Erase my birthday'))).toBe('23505');
    expect(await codeOf(file(FIRST, 'Correct my birthday', BAYO))).toBe('23505');
    expect(await own(ADA)).toMatchObject([{ id: FIRST, kind: 'correction', asked_at: '2026-01-02T10:00:00+00:00' }]);
    expect(await own(BAYO)).toEqual([]);
    for (const [id, at] of [
      [SECOND, 'infinity'],
      [THIRD, '2090-01-01T00:00Z'],
    ] as const) {
      await file(id, 'Mine', BAYO, 'access', at);
    }
    const rows = await db.query(
      `select due_at = received_at + interval '30 days' as due, asked_at <= received_at as asked from private.data_requests`,
    );
    expect(rows).toEqual([1, 2, 3].map(() => ({ due: true, asked: true })));
  });

  test('says what is wanted, and of a day there are twenty', async () => {
    for (const [kind, words] of [
      ['access', ' '],
      ['access', 'x'.repeat(2001)],
      ['money', 'Mine'],
    ] as const) {
      expect([kind, await codeOf(file(numbered(900), words, ADA, kind))]).toEqual([kind, '22023']);
    }
    await db.query(
      `insert into private.made_today (user_id, kind, day, made) values ($1, 'data_requests', current_date, 20)
      on conflict (user_id, kind) do update set made = 20`,
      [ADA],
    );
    expect(await codeOf(file(numbered(901)))).toBe('P0001');
    await file(FIRST);
  });

  test('is taken up, put off once before its day, and answered once; who asked is told in the own language, and the audit does not say the answer', async () => {
    expect(await codeOf(take(FIRST, ADA))).toBe('42501');
    await take(FIRST);
    await take(FIRST);
    await take(FIRST, SECOND_ADMIN);
    expect(await page()).toMatchObject([
      { id: FIRST, person: ADA, name: 'Member 0001', taker: 'Member 0004', is_taken_by_me: false, is_overdue: false },
      { id: SECOND },
      { id: THIRD },
    ]);
    const wasDue = await dueOf(FIRST);
    expect(await codeOf(extend(FIRST, 'Slow', 16))).toBe('PT403');
    expect(await codeOf(extend(FIRST, ' '))).toBe('22023');
    await extend(FIRST);
    await extend(FIRST);
    expect(await codeOf(extend(FIRST, 'Slower'))).toBe('P0002');
    // Whoever was put off is due last, and a page goes on from where the row before was then.
    expect((await page()).map(({ id }) => id)).toEqual([SECOND, THIRD, FIRST]);
    expect((await page(`${await dueOf(SECOND)}, 1`)).map(({ id }) => id)).toEqual([THIRD]);
    expect((await page(wasDue)).map(({ id }) => id)).toEqual([SECOND, THIRD, FIRST]);
    expect(await codeOf(end(FIRST, 'Done', 'answered', 16))).toBe('PT403');
    expect(await codeOf(end(FIRST, 'Done', 'forgotten'))).toBe('22023');
    expect(await codeOf(end(FIRST, ' '))).toBe('22023');
    await end(FIRST);
    await end(FIRST);
    expect(await codeOf(end(FIRST, 'Something else'))).toBe('P0002');
    expect(await codeOf(extend(FIRST))).toBe('P0002');
    expect(await codeOf(take(FIRST))).toBe('P0002');
    expect(await own(ADA)).toMatchObject([
      { outcome: 'answered', answer: 'It is corrected', extension_reason: 'The archive is slow' },
    ]);
    expect(await told(ADA)).toEqual([
      'Votre demande sur vos données est en cours: Vous la trouvez dans les réglages, avec le jour où vous aurez une réponse au plus tard.',
      'Votre demande sur vos données prendra plus de temps: La nouvelle date se trouve dans les réglages. La raison : The archive is slow',
      'Votre demande sur vos données a reçu une réponse: Lisez-la dans les réglages.',
    ]);
    expect(await lines('request.taken')).toHaveLength(2);
    expect(await lines('request.extended')).toMatchObject([{ reason: 'The archive is slow' }]);
    expect(await lines('request.answered')).toMatchObject([{ reason: '', detail: { id: FIRST, kind: 'correction' } }]);
  });

  test('what is late stays late, is counted as late, and is refused in words', async () => {
    await db.query(`update private.data_requests set due_at = now() - interval '1 minute' where id = $1`, [THIRD]);
    expect(await page()).toMatchObject([
      { id: THIRD, is_overdue: true },
      { id: SECOND, is_overdue: false },
    ]);
    const figures = await ask(
      `select figure, rows::integer from public.office_figures() where figure in ('asked', 'overdue') order by figure`,
    );
    expect(figures).toEqual([
      { figure: 'asked', rows: 1 },
      { figure: 'overdue', rows: 1 },
    ]);
    expect(await ask(`select person, note from public.office_behind('overdue')`)).toEqual([{ person: BAYO, note: '' }]);
    expect(await codeOf(extend(THIRD))).toBe('P0002');
    await end(THIRD, 'Your export holds it', 'refused');
    expect(await own(BAYO)).toMatchObject([
      { id: THIRD, outcome: 'refused', answer: 'Your export holds it' },
      { id: SECOND, outcome: null },
    ]);
  });

  test('nobody works on his own, and nobody but an administrator on any', async () => {
    await file(numbered(902), 'Mine', ADMIN);
    const request = numbered(902);
    for (const [what, refused] of [
      ['take', () => take(request)],
      ['extend', () => extend(request)],
      ['end', () => end(request)],
    ] as const) {
      expect([what, await codeOf(refused())]).toEqual([what, '42501']);
    }
    for (const [what, refused] of [
      ['take', () => take(SECOND, ADA)],
      ['extend', () => extend(SECOND, 'Slow', 0, BAYO)],
      ['end', () => end(SECOND, 'Done', 'answered', 0, BAYO)],
      ['read', () => ask('select public.data_requests_page()', BAYO)],
      ['table', () => ask('select * from private.data_requests', BAYO)],
    ] as const) {
      expect([what, await codeOf(refused())]).toEqual([what, '42501']);
    }
    await end(request, 'Yours', 'answered', 0, SECOND_ADMIN);
  });

  test('what is held beside the records is told to whom it is of', async () => {
    await db.query(`update public.user_settings set guidelines_version = 1, guidelines_at = now() where id = $1`, [
      ADA,
    ]);
    expect(await own(ADA, 'agreements')).toMatchObject([
      { purpose: 'guidelines', version: '1', how: 'community' },
      { purpose: 'privacy', version: LEGAL_VERSION, how: 'sign-up' },
    ]);
    expect(await own(BAYO, 'agreements')).toEqual([]);
    await db.query(
      `insert into private.device_reports (session_id, user_id, version, unsent, refused) values ($1, $1, 'abc', 2, '{"42501": 1}')`,
      [ADA],
    );
    expect(await own(ADA, 'devices')).toContainEqual(
      expect.objectContaining({ version: 'abc', unsent: 2, refused: { '42501': 1 } }),
    );
    expect(await own(BAYO, 'devices')).toEqual([]);
    await db.query(`delete from private.device_reports`);
  });

  test('goes with the account', async () => {
    await db.query('delete from auth.users where id = $1', [BAYO]);
    expect(await db.query('select id from private.data_requests where user_id = $1', [BAYO])).toEqual([]);
  });
});
