import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { ALICE, note, openSyncDatabase, push, pushOne, stored } from './fixture.ts';

/** New rows of one kind, one after the other, which the server inserts together. */
const asOps = (rows: Row[]) => rows.map((row) => ({ entity: 'notes', row, base_rev: null }));

const edited = (row: Row, body: string): Row => ({ ...row, rev: randomUUID(), body });

describe.each(everyEngine)('a run of rows in sync_push on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openSyncDatabase(engine);
    await db.exec(`
      create table public.statements (id integer generated always as identity);
      create function public.count_statements() returns trigger language plpgsql security definer as
        $$ begin insert into public.statements default values; return null; end $$;
      create trigger counted after insert or update on public.notes for each statement execute function public.count_statements();
    `);
  }, 120_000);
  afterAll(() => db.close());

  test('is one statement', async () => {
    await db.exec('truncate public.statements');
    const verdicts = await push(db, ALICE, asOps(Array.from({ length: 300 }, () => note())));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 300 }, () => 'applied'));
    expect(await db.query('select count(*)::integer as n from public.statements')).toEqual([{ n: 1 }]);
  });

  test('is one statement where the rows are edits', async () => {
    const rows = Array.from({ length: 300 }, () => note());
    await push(db, ALICE, asOps(rows));
    await db.exec('truncate public.statements');
    const edits = rows.map((row) => ({ entity: 'notes', row: edited(row, 'edited'), base_rev: row['rev'] }));
    const verdicts = await push(db, ALICE, edits);
    expect(verdicts).toEqual(rows.map(({ id }) => ({ entity: 'notes', id, verdict: 'applied' })));
    expect(await db.query('select count(*)::integer as n from public.statements')).toEqual([{ n: 1 }]);
    expect(await stored(db, rows[7]?.id ?? '')).toMatchObject({ body: 'edited', rev: edits[7]?.row['rev'] });
  });

  test('applies edits that build upon each other, and tells the late ones', async () => {
    const [mine, late] = [note(), note()];
    await push(db, ALICE, asOps([mine, late]));
    const overtaken = edited(late, 'other device');
    await pushOne(db, ALICE, 'notes', overtaken, late['rev']);
    const [second, third] = [edited(mine, 'second'), edited(mine, 'third')];
    const lost = edited(late, 'late');
    const verdicts = await push(db, ALICE, [
      { entity: 'notes', row: second, base_rev: mine['rev'] },
      { entity: 'notes', row: third, base_rev: second['rev'] },
      { entity: 'notes', row: second, base_rev: mine['rev'] },
      { entity: 'notes', row: lost, base_rev: late['rev'] },
      { entity: 'notes', row: edited(note(), 'nowhere'), base_rev: randomUUID() },
    ]);
    // One row that is not there spoils no other.
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['applied', 'applied', 'duplicate', 'conflict', 'rejected']);
    expect(await stored(db, mine['id'])).toMatchObject({ body: 'third' });
    expect(await stored(db, late['id'])).toMatchObject({ body: 'other device' });
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
