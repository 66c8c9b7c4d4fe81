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
      session.query(`select public.report_device($1, $2, $3, $4)`, [version, unsent, since, JSON.stringify(refused)]),
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
    await db.query(`update private.device_reports set version_since = now() - interval '9 days'`);
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
    const [first] = await ask(`select id from public.office_devices(most => 1)`);
    expect(await people(`after => '${String(first?.['id'])}', most => 1`)).toEqual([ADA]);
  });

  test('a device has one report, and keeps the day of its version until it has another', async () => {
    const since = async () =>
      await db.query(
        `select version_since > now() - interval '1 day' as new from private.device_reports where user_id = $1`,
        [ADA],
      );
    await report(ADA, 'old', 3, '2026-01-05T10:00:00Z', { '42501': 2 });
    expect(await since()).toEqual([{ new: false }]);
    await report(CHI, 'newer');
    await report(CHI, 'new');
    expect(await ask(`select count(*)::integer as n from public.office_devices()`)).toEqual([{ n: 3 }]);
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

  test('a clock that goes ahead does not hide what waits', async () => {
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
