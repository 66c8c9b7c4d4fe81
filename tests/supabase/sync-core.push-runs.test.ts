import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../support/database.ts';
import type { Row, TestDatabase } from '../support/database.ts';
import { ALICE, note, openSyncDatabase, push, pushOne, stored } from './sync-fixture.ts';

/** New rows of one kind, one after the other, which the server inserts together. */
const asOps = (rows: Row[]) => rows.map((row) => ({ entity: 'notes', row, base_rev: null }));

describe.each(engines)('a run of new rows in sync_push on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openSyncDatabase(engine);
    await db.exec(`
      create table public.statements (id integer generated always as identity);
      create function public.count_statements() returns trigger language plpgsql security definer as
        $$ begin insert into public.statements default values; return null; end $$;
      create trigger counted after insert on public.notes for each statement execute function public.count_statements();
    `);
  }, 120_000);
  afterAll(() => db.close());

  test('is one statement', async () => {
    await db.exec('truncate public.statements');
    const verdicts = await push(db, ALICE, asOps(Array.from({ length: 300 }, () => note())));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 300 }, () => 'applied'));
    expect(await db.query('select count(*)::integer as n from public.statements')).toEqual([{ n: 1 }]);
  });

  test('answers in the order of the ops, with each row that the server made something else of', async () => {
    const rows = [note(), note({ likes: 7 }), note({ at: '2026-01-05T10:00:00.000Z' }), note({ likes: 9 })];
    const verdicts = await push(db, ALICE, asOps(rows));
    expect(verdicts.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(verdicts.map(({ row }) => row?.['likes'])).toEqual([undefined, 0, undefined, 0]);
  });

  test('answers a row sent twice with a duplicate, and two rows of one id with a conflict', async () => {
    const row = note();
    const other = { ...row, rev: randomUUID(), body: 'other' };
    const verdicts = await push(db, ALICE, asOps([note(), row, row, other, note()]));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['applied', 'applied', 'duplicate', 'conflict', 'applied']);
    expect(await stored(db, row.id)).toMatchObject({ body: 'a note' });
  });

  test('does not raise the dead, and knows what is there already', async () => {
    const dead = note();
    const there = note();
    await push(db, ALICE, asOps([dead, there]));
    await db.query('delete from public.notes where id = $1', [dead.id]);
    const verdicts = await push(db, ALICE, asOps([note(), dead, there, note()]));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['applied', 'duplicate', 'duplicate', 'applied']);
    expect(await stored(db, dead.id)).toEqual({});
  });

  test('gives a column that one row leaves out its default', async () => {
    const { at: _at, ...short } = note({ at: '2026-01-05T10:00:00.000Z' });
    const full = note({ at: '2026-01-05T10:00:00.000Z' });
    const { rev: _rev, ...revless } = note();
    const verdicts = await push(db, ALICE, asOps([full, short, revless, full]));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['applied', 'applied', 'rejected', 'duplicate']);
    expect(await stored(db, short.id)).toMatchObject({ at: null });
  });

  test('takes what depends on it within the same push', async () => {
    const parents = [note(), note()];
    const comments = parents.map(({ id }) => ({ id: randomUUID(), rev: randomUUID(), user_id: ALICE, note_id: id }));
    const edit = { ...parents[0], rev: randomUUID(), body: 'edited' };
    const verdicts = await push(db, ALICE, [
      ...asOps(parents),
      ...comments.map((row) => ({ entity: 'comments', row, base_rev: null })),
      { entity: 'notes', row: edit, base_rev: parents[0]?.rev },
    ]);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 5 }, () => 'applied'));
    expect(await pushOne(db, ALICE, 'notes', parents[0] ?? {})).toMatchObject({ verdict: 'duplicate' });
  });
});
