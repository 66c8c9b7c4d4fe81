import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { push } from './support.ts';

const [ADA, BAYO] = [1, 2].map(numbered) as [string, string];
const GRIP = numbered(50);

describe.each(engines)('what somebody measures besides on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await push(db, ADA, 'own_measures', grip());
  }, 240_000);
  afterAll(() => db.close());

  const grip = (deleted = false) => ({ id: GRIP, user_id: ADA, name: 'Grip', unit: 'kg', deleted });
  let place = 100;
  const value = (kilograms: number, who = ADA) => ({
    id: numbered((place += 1)),
    user_id: who,
    kind: `own:${GRIP}`,
    value: kilograms,
    unit: 'kg',
    measured_at: '2026-03-02T08:00:00Z',
    source: 'manual',
  });
  const log = (row: object, who = ADA) => push(db, who, 'measurements', row as { id: string });
  const revOf = async (table: string, id: string): Promise<string> => {
    const [row] = await db.query<{ rev: string }>(`select rev from public.${table} where id = $1`, [id]);
    return row?.rev ?? '';
  };
  const isGone = async (table: string, id: string): Promise<unknown> =>
    (await db.query<{ deleted: boolean }>(`select deleted from public.${table} where id = $1`, [id]))[0]?.deleted;
  const removeKind = async () => push(db, ADA, 'own_measures', grip(true), await revOf('own_measures', GRIP));

  test('a kind is its person’s: nobody else logs values of it', async () => {
    expect((await log(value(30.5))).verdict).toBe('applied');
    expect(await log(value(30, BAYO), BAYO)).toMatchObject({ verdict: 'rejected', code: '23503' });
  });

  test('what another device logged before goes with its kind, and can still be removed there', async () => {
    const row = value(31);
    await log(row);
    expect((await removeKind()).verdict).toBe('applied');
    expect([await isGone('own_measures', GRIP), await isGone('measurements', row.id)]).toEqual([true, true]);
    const removed = { ...row, deleted: true };
    expect((await push(db, ADA, 'measurements', removed, await revOf('measurements', row.id))).verdict).toBe('applied');
  });

  test('a value that arrives from another device afterwards brings its kind back', async () => {
    expect(await isGone('own_measures', GRIP)).toBe(true);
    const row = value(32);
    expect((await log(row)).verdict).toBe('applied');
    expect([await isGone('own_measures', GRIP), await isGone('measurements', row.id)]).toEqual([false, false]);
  });

  test('the value of a kind that is forgotten can be removed', async () => {
    const row = value(33);
    await log(row);
    await db.exec(`delete from public.own_measures where id = '${GRIP}'`);
    const removed = { ...row, deleted: true };
    expect((await push(db, ADA, 'measurements', removed, await revOf('measurements', row.id))).verdict).toBe('applied');
  });
});
