import { describe, expect, it } from 'vitest';
import { write } from '#sync/engine/journal.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import { openLocal, session, sessions } from './devices.ts';
import { answer, applied, edit, serverRow, shown, USER, withRows } from './journal.support.ts';

describe('what an answer writes', () => {
  it('leaves alone what it leaves as it is, so that no screen reads it again', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'one' });
    const put: unknown[] = [];
    db.rows(sessions).hook('updating', (_, id) => void put.push(id));
    db.rows(sessions).hook('creating', (id) => void put.push(id));
    await answer(db, applied);
    expect([put, await db.outbox.count()]).toEqual([[], 0]);
  });

  it('shows what was sent where that is not quite what was typed', async () => {
    const row = serverRow();
    const db = await withRows(row);
    await edit(db, row.id, { name: 'o\0ne' });
    await answer(db, applied);
    expect(await shown(db, row.id)).toMatchObject({ name: 'one' });
  });

  it('takes what lies far apart out of the outbox, and nothing between', async () => {
    const db = await openLocal(USER);
    const kept = Array.from({ length: 9 }, () => ({ entity: sessions, set: session(USER) }));
    const [first = '', ...others] = await write(db, kept);
    const last = others.pop() ?? '';
    const ops = (await outgoing(db, 9)).filter(({ row }) => row.id === first || row.id === last);
    await settle(db, ops, ops.map(applied));
    expect((await db.outbox.toArray()).map(({ id }) => id)).toEqual(others);
  });
});
