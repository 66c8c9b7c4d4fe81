import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { write } from '#sync/engine/journal.ts';
import { all, exercises, openLocal, session, sessions } from './devices.ts';

const USER = randomUUID();

describe('one write of several changes (law 1)', () => {
  it('keeps nothing of a write where one of its rows cannot be stored, of whatever table', async () => {
    const db = await openLocal(USER);
    const unstorable = { user_id: USER, session_id: randomUUID(), exercise_id: randomUUID(), note: () => 'no data' };
    const whole = write(db, [
      { entity: sessions, set: session(USER) },
      { entity: exercises, set: unstorable },
    ]);
    await expect(whole).rejects.toThrow('could not be cloned');
    expect(await db.outbox.count()).toBe(0);
    expect(await all(db, sessions)).toEqual([]);
  });

  it('is sent as new where an entry was left without its row', async () => {
    const db = await openLocal(USER);
    const [id = ''] = await write(db, [{ entity: sessions, set: session(USER) }]);
    const base = await db.rows(sessions).get(id);
    await db.outbox.toCollection().modify({ base: base ?? null, passed: 3 });
    await db.rows(sessions).delete(id);
    await write(db, [{ entity: sessions, id, set: session(USER) }]);
    expect(await db.outbox.toArray()).toMatchObject([{ id, base: null, sent: null, passed: 0 }]);
  });

  it('takes several changes of one row for one edit, in their order', async () => {
    const db = await openLocal(USER);
    const [id = ''] = await write(db, [{ entity: sessions, set: session(USER) }]);
    const base = await db.rows(sessions).get(id);
    await db.outbox.clear();
    await write(db, [
      { entity: sessions, id, set: { name: 'Arms', notes: 'first' } },
      { entity: sessions, id, set: { notes: 'second' } },
    ]);
    expect(await db.rows(sessions).get(id)).toMatchObject({ name: 'Arms', notes: 'second' });
    expect(await db.outbox.toArray()).toMatchObject([{ id, base }]);
  });
});
