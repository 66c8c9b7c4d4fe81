import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InvalidWrite, write } from '#sync/engine/journal.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import { naturalId } from '#sync/engine/natural-id.ts';
import { applyPage, cursorOf, CursorMoved } from '#sync/engine/pages.ts';
import type { Op, Verdict } from '#sync/engine/transport.ts';
import { all, exercises, openLocal, session, sessions, water } from './devices.ts';
import { answer, applied, change, cursor, edit, page, serverRow, shown, USER, withRows } from './journal.support.ts';

describe('law 1: local first', () => {
  it('commits rows of several tables and their outbox entries together, or nothing', async () => {
    const db = await openLocal(USER);
    const session_id = randomUUID();
    const exercise = { user_id: USER, session_id, exercise_id: randomUUID() };
    const whole = write(db, [
      { entity: sessions, id: session_id, set: session(USER) },
      { entity: exercises, set: { ...exercise, sets: 'three' } },
    ]);
    await expect(whole).rejects.toThrow(InvalidWrite);
    expect(await db.outbox.count()).toBe(0);
    expect(await all(db, sessions)).toEqual([]);
    await write(db, [
      { entity: sessions, id: session_id, set: session(USER) },
      { entity: exercises, set: exercise },
    ]);
    expect(await db.outbox.count()).toBe(2);
  });

  it('says nothing to the server of an edit that changes nothing', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'Legs' });
    expect(await db.outbox.count()).toBe(0);
  });

  it('forgives an old row what a newer server allows, but not what is typed', async () => {
    const row = serverRow({ notes: 7 });
    const db = await withRows(row);
    await edit(db, row.id, { name: 'Arms' });
    await expect(edit(db, row.id, { name: '' })).rejects.toThrow('name may not be like that');
  });
});

describe('law 3: updated_at decides', () => {
  it('is later than the state it is built upon, and corrected by the offset of the server', async () => {
    const row = serverRow({ updated_at: '2099-01-01T00:00:00+00:00' });
    const db = await withRows(row);
    db.offset = 60_000;
    await edit(db, row.id, { name: 'Arms' });
    expect((await shown(db, row.id))?.updated_at).toBe('2099-01-01T00:00:00.001Z');
    const [id = ''] = await write(db, [{ entity: sessions, set: session(USER) }], { now: () => 0 });
    expect((await shown(db, id))?.updated_at).toBe('1970-01-01T00:01:00.000Z');
  });
});

describe('law 5: what was sent is frozen', () => {
  it('repeats exactly what was sent until it is answered, and sends the newer edit on top of it', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'one' });
    const [first] = await outgoing(db, 10);
    await edit(db, row.id, { name: 'two' });
    expect(await outgoing(db, 10)).toEqual([first]);
    expect(first).toMatchObject({ base_rev: row.rev, row: { name: 'one' } });
    await answer(db, applied);
    const [second] = await outgoing(db, 10);
    expect(second).toMatchObject({ base_rev: first?.row.rev, row: { name: 'two' } });
    await answer(db, applied);
    expect(await db.outbox.count()).toBe(0);
  });

  it('ignores an answer to what another leader has settled', async () => {
    const db = await withRows(serverRow());
    const [row] = await all(db, sessions);
    await edit(db, row?.id ?? '', { name: 'one' });
    const ops = await outgoing(db, 10);
    await settle(db, ops, ops.map(applied));
    await edit(db, row?.id ?? '', { name: 'two' });
    await settle(db, ops, ops.map(applied));
    expect(await db.outbox.count()).toBe(1);
  });

  it('ignores an answer to what another leader has built upon something newer', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'one' });
    const ops = await outgoing(db, 10);
    const theirs = { ...row, rev: randomUUID(), notes: 'theirs' };
    const conflict = ({ entity }: Op): Verdict => ({ entity, id: row.id, verdict: 'conflict', row: theirs });
    await settle(db, ops, ops.map(conflict));
    await settle(db, ops, ops.map(applied));
    expect(await outgoing(db, 10)).toMatchObject([{ base_rev: theirs.rev, row: { name: 'one', notes: 'theirs' } }]);
  });
});

describe('law 8: parents before children', () => {
  it('sends a parent first, even if it was made later', async () => {
    const db = await openLocal(USER);
    const session_id = randomUUID();
    const exercise = { user_id: USER, session_id, exercise_id: randomUUID() };
    await write(db, [{ entity: exercises, set: exercise }]);
    await write(db, [{ entity: sessions, id: session_id, set: session(USER) }]);
    expect((await outgoing(db, 1)).map((op) => op.entity)).toEqual(['workout_sessions']);
    expect((await outgoing(db, 2)).map((op) => op.entity)).toEqual(['workout_sessions', 'workout_exercises']);
  });

  it('keeps a batch below a megabyte', async () => {
    const db = await openLocal(USER);
    const notes = 'x'.repeat(300_000);
    await write(
      db,
      Array.from({ length: 5 }, () => ({ entity: sessions, set: { ...session(USER), notes } })),
    );
    expect(await outgoing(db, 1000)).toHaveLength(3);
  });
});

describe('law 11: data with cursor', () => {
  it('applies a page only on the cursor it was asked with', async () => {
    const db = await withRows();
    const row = serverRow();
    await expect(applyPage(db, cursor(7), page(8, [change(row)]))).rejects.toThrow(CursorMoved);
    expect(await all(db, sessions)).toEqual([]);
    expect(await cursorOf(db)).toEqual(cursor(1));
  });

  it('keeps neither page nor cursor where one row of it cannot be stored', async () => {
    const db = await withRows();
    const bad = change({ ...serverRow(), id: undefined as unknown as string });
    await expect(applyPage(db, cursor(1), page(2, [change(serverRow()), bad]))).rejects.toThrow(
      'does not meet requirements',
    );
    expect(await all(db, sessions)).toEqual([]);
    expect(await cursorOf(db)).toEqual(cursor(1));
  });

  it('does not touch a row with unsent edits, and asks again about what it may have passed', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'mine' });
    const ops = await outgoing(db, 10);
    const theirs = { ...row, rev: randomUUID(), notes: 'theirs' };
    await applyPage(db, cursor(1), page(2, [change(theirs)]));
    expect((await shown(db, row.id))?.['notes']).toBeNull();
    await settle(db, ops, ops.map(applied));
    expect(await outgoing(db, 10)).toMatchObject([{ row: ops[0]?.row, passed: 1 }]);
    await answer(db, ({ entity }) => ({ entity, id: row.id, verdict: 'duplicate', row: theirs }));
    expect(await shown(db, row.id)).toEqual(theirs);
    expect(await db.outbox.count()).toBe(0);
  });

  it('does not take the older answer where a second leader has asked again meanwhile', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'mine' });
    const first = await outgoing(db, 10);
    const theirs = { ...row, rev: randomUUID(), notes: 'theirs' };
    await applyPage(db, cursor(1), page(2, [change(theirs)]));
    const second = await outgoing(db, 10);
    await settle(db, first, first.map(applied));
    expect(await db.outbox.count()).toBe(1);
    await settle(db, second, [{ entity: 'workout_sessions', id: row.id, verdict: 'duplicate', row: theirs }]);
    expect(await shown(db, row.id)).toEqual(theirs);
  });

  it('asks for everything where a rejection does not say what pulls have passed', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'mine' });
    await applyPage(db, cursor(1), page(2, [change({ ...row, rev: randomUUID(), notes: 'theirs' })]));
    const reason = { verdict: 'rejected', code: '22001', message: 'too large' } as const;
    await answer(db, ({ entity }) => ({ entity, id: row.id, ...reason }));
    expect(await shown(db, row.id)).toEqual(row);
    expect(await cursorOf(db)).toBeNull();
  });

  it('takes its own write coming back for no news', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'mine' });
    const ops = await outgoing(db, 10);
    await applyPage(
      db,
      cursor(1),
      page(
        2,
        ops.map((op) => change(op.row)),
      ),
    );
    await settle(db, ops, ops.map(applied));
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('a reset', () => {
  it('drops what its pages do not name, also over a crash between them, and keeps what is unsent', async () => {
    const [kept, gone, dirty] = [serverRow(), serverRow(), serverRow()];
    const db = await withRows(kept, gone, dirty);
    await edit(db, dirty.id, { name: 'mine' });
    const first = page(2, [change(kept)], { reset: true, has_more: true });
    await applyPage(db, cursor(1), first);
    expect(await all(db, sessions)).toHaveLength(3);
    db.close();
    await db.open();
    const late = serverRow();
    await applyPage(db, cursor(2), page(3, [change(late)]));
    expect((await all(db, sessions)).map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [kept.id, dirty.id, late.id].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(await db.seen.count()).toBe(0);
  });

  it('begins anew where the server starts over in the middle of it', async () => {
    const [one, two] = [serverRow(), serverRow()];
    const db = await withRows(one, two);
    await applyPage(db, cursor(1), page(2, [change(one)], { reset: true, has_more: true }));
    await applyPage(db, cursor(2), page(3, [change(two)], { reset: true }));
    expect((await all(db, sessions)).map(({ id }) => id)).toEqual([two.id]);
  });
});

describe('law 14: unknown columns survive', () => {
  it('sends back columns that this client does not know', async () => {
    const row = serverRow({ future: { a: 1 } });
    const db = await withRows(row);
    await edit(db, row.id, { name: 'Arms' });
    expect((await outgoing(db, 1))[0]?.row['future']).toEqual({ a: 1 });
  });

  it('passes over entities it does not know, and asks for everything once it does', async () => {
    const db = await withRows();
    const stranger = { entity: 'dreams', id: randomUUID(), row: serverRow() };
    await applyPage(db, cursor(1), page(2, [stranger]));
    expect(await cursorOf(db)).toEqual(cursor(2));
    await db.cursor.update('down', { known: ['workout_sessions'] });
    expect(await cursorOf(db)).toBeNull();
  });
});

describe('law 17: a natural key makes the id', () => {
  it('derives the id, meets its own tombstone, and adds up', async () => {
    const db = await openLocal(USER);
    const set = { user_id: USER, date: '2026-05-01' };
    const glass = () => write(db, [{ entity: water, set, add: { glasses_consumed: 1 } }]);
    const [id = ''] = await glass();
    expect(id).toBe(naturalId('water_intake', [USER, '2026-05-01']));
    await write(db, [{ entity: water, id, delete: true }]);
    await glass();
    expect(await all(db, water)).toMatchObject([{ deleted: false, glasses_consumed: 2 }]);
    expect(await db.outbox.count()).toBe(1);
  });
});
