import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';

const [ADA, BAYO, CHI, ADMIN] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

describe.each(engines)('what devices report on %s', (engine) => {
  let db: TestDatabase;
  const report = (who: string, version: string, unsent = 0, since: string | null = null, refused: unknown = {}) =>
    db.as(who, (session) =>
      session.query(`select public.report_device($1, $2, $3::text::timestamptz, $4)`, [
        version,
        unsent,
        since,
        JSON.stringify(refused),
      ]),
    );
  const ask = (sql: string, who = ADMIN): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const figures = async (): Promise<string[]> =>
    (await ask(`select figure, key, devices from public.office_devices_figures()`)).map(
      ({ figure, key, devices }) => `${String(figure)} ${String(key)} ${String(devices)}`,
    );

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO, CHI]) await join(db, client);
    await join(db, ADMIN, 'admin');
    await report(ADA, 'old', 3, '2026-01-05T10:00:00Z', { '42501': 2 });
    await report(BAYO, 'old', 1, '2026-01-03T10:00:00Z', { '42501': 1, '23514': 4 });
    await db.query(`update private.device_versions set first_at = now() - interval '9 days'`);
    await report(CHI, 'new');
  }, 240_000);
  afterAll(() => db.close());

  test('are counted by version, the newest first, by what is unsent and by the code of what was refused', async () => {
    expect(await figures()).toEqual([
      'refused 23514 1',
      'refused 42501 2',
      'unsent  2',
      'version new 1',
      'version old 2',
    ]);
    const [unsent] = await ask(`select since from public.office_devices_figures() where figure = 'unsent'`);
    expect(new Date(String(unsent?.['since'])).toISOString()).toBe('2026-01-03T10:00:00.000Z');
  });

  test('each figure leads to its devices, who has waited longest first, page by page', async () => {
    const people = async (filter: string): Promise<unknown[]> =>
      (await ask(`select id, person from public.office_devices(${filter})`)).map(({ person }) => person);
    expect(await people(`of_version => 'old'`)).toEqual([BAYO, ADA]);
    expect(await people(`of_code => '23514'`)).toEqual([BAYO]);
    expect(await people(`are_unsent => true`)).toEqual([BAYO, ADA]);
    expect(await people('')).toEqual([BAYO, ADA, CHI]);
    const [first] = await ask(`select id, unsent_since from public.office_devices(most => 1)`);
    const next = `after => '${String(first?.['id'])}', after_since => '2026-01-03T10:00:00Z', most => 1`;
    expect(await people(next)).toEqual([ADA]);
    // The page goes on from where it ended, though that device has sent everything meanwhile.
    await report(BAYO, 'old');
    expect(await people(next)).toEqual([ADA]);
    await report(BAYO, 'old', 1, '2026-01-03T10:00:00Z', { '42501': 1, '23514': 4 });
  });

  test('a device has one report; a version keeps the day on which it was first heard of, whoever comes to it later', async () => {
    await report(ADA, 'new', 3, '2026-01-05T10:00:00Z', { '42501': 2 });
    await report(BAYO, 'new', 1, '2026-01-03T10:00:00Z', { '42501': 1, '23514': 4 });
    await report(CHI, 'old');
    expect((await figures()).filter((figure) => figure.startsWith('version'))).toEqual([
      'version new 2',
      'version old 1',
    ]);
    await report(CHI, 'new');
    await report(ADA, 'old', 3, '2026-01-05T10:00:00Z', { '42501': 2 });
    await report(BAYO, 'old', 1, '2026-01-03T10:00:00Z', { '42501': 1, '23514': 4 });
    expect(await ask(`select count(*)::integer as n from public.office_devices()`)).toEqual([{ n: 3 }]);
  });

  test('what is invented hides nothing: each figure has room of its own, and codes of no database are one', async () => {
    const invented = Object.fromEntries(Array.from({ length: 18 }, (_, n) => [`XX0${n < 10 ? '0' : ''}${n}`, 1]));
    for (let n = 0; n < 7; n += 1) {
      const moved = Object.fromEntries(Object.keys(invented).map((code) => [code.replace('XX', `Y${n}`), 1]));
      const id = crypto.randomUUID();
      await db.query(`insert into auth.sessions (id, user_id) values ($1, $2)`, [id, CHI]);
      await db.query(
        `insert into private.device_reports (session_id, user_id, version, unsent, refused) values ($1, $2, $3, 0, $4)`,
        [id, CHI, `v${n}`, JSON.stringify(moved)],
      );
    }
    const told = await figures();
    expect(told).toEqual(expect.arrayContaining(['refused 42501 2', 'unsent  2', 'version old 2']));
    await db.query(`delete from private.device_reports where version like 'v%'`);
    await report(CHI, 'new', 0, null, { made_up: 2, 'no-code': 3 });
    expect(await figures()).toContain('refused other 1');
    expect(await ask(`select refused from public.office_devices(of_code => 'other')`)).toEqual([
      { refused: { other: 5 } },
    ]);
    await report(CHI, 'new');
  });

  test('whoever is signed out, or was not heard of for a month, counts no more', async () => {
    await db.query(`update private.device_reports set reported_at = now() - interval '31 days' where user_id = $1`, [
      ADA,
    ]);
    expect(await figures()).toContain('version old 1');
    await report(ADA, 'old', 3, '2026-01-05T10:00:00Z', { '42501': 2 });
    const sessions = await db.query(`delete from auth.sessions where user_id = $1 returning id, user_id`, [BAYO]);
    expect(await figures()).toContain('version old 1');
    expect(await ask(`select person from public.office_devices(are_unsent => true)`)).toEqual([{ person: ADA }]);
    await db.query(`insert into auth.sessions (id, user_id) values ($1, $2)`, [sessions[0]?.['id'], BAYO]);
  });

  test('a report says nothing but names of versions, counts and codes', async () => {
    for (const [version, unsent, refused] of [
      ['', 0, {}],
      ['a b', 0, {}],
      ['x'.repeat(41), 0, {}],
      ['new', -1, {}],
      ['new', 0, []],
      ['new', 0, 'x'],
      ['new', 0, { 'My weight is': 1 }],
      ['new', 0, { '42501': 'my weight' }],
      ['new', 0, Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`c${n}`, 1]))],
    ] as const) {
      expect([refused, await codeOf(report(CHI, version, unsent, null, refused))]).toEqual([refused, '22023']);
    }
  });

  test('a clock that goes wrong breaks nothing and does not hide what waits', async () => {
    for (const since of ['-infinity', 'infinity']) {
      expect([since, await codeOf(report(CHI, 'new', 1, since))]).toEqual([since, '22023']);
    }
    await report(CHI, 'new', 1, '0044-03-15T00:00:00Z BC');
    const [far] = await ask(`select since > now() - interval '11 years' as near from public.office_devices_figures()
      where figure = 'unsent'`);
    expect(far).toEqual({ near: true });
    await report(CHI, 'new', 1, '2999-01-01T00:00:00Z');
    const [device] = await ask(
      `select unsent_since <= now() as now from public.office_devices() where person = '${CHI}'`,
    );
    expect(device).toEqual({ now: true });
    await report(CHI, 'new');
  });

  test('nobody but an administrator reads any of it, and nobody reports without a session', async () => {
    expect(await codeOf(ask('select public.office_devices_figures()', ADA))).toBe('42501');
    expect(await codeOf(ask('select public.office_devices()', ADA))).toBe('42501');
    await db.query(`delete from auth.sessions where user_id = $1`, [CHI]);
    expect(await codeOf(report(CHI, 'new'))).toBe('PT401');
  });
});
