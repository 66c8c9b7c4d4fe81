import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DatabaseOptions, Local } from '#sync/engine/database.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { write } from '#sync/engine/journal.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import { applyPage } from '#sync/engine/pages.ts';
import { exportDatabase, importDatabase, previewImport } from '#sync/engine/portable.ts';
import { saveLastSync } from '#sync/engine/status.ts';
import { all, ENTITIES, exercises, openLocal, session, sessions, water } from './devices.ts';

const USER = randomUUID();

/** A row of the server, a tombstone, an unsent, a frozen and a parked write, a conflict, a cursor. */
async function aFullDatabase(): Promise<Local> {
  const db = await openLocal(USER);
  const cursor = { epoch: 'e', base: '1', xid: '7', entity: 'water_intake', id: randomUUID() };
  const stamp = { rev: randomUUID(), updated_at: '2026-05-01T10:00:00+00:00', deleted: false };
  const pulled = { id: randomUUID(), user_id: USER, name: 'from the server', notes: null, ...stamp };
  const page = { changes: [{ entity: sessions.name, id: pulled.id, row: pulled }], cursor, server_time: '' };
  await applyPage(db, null, { ...page, has_more: false, reset: true, held_back: false });
  const [parked = '', gone = ''] = await write(db, [
    { entity: sessions, set: session(USER, 'parked') },
    { entity: sessions, set: session(USER, 'gone “” \u2028 🏋️') },
    { entity: water, set: { user_id: USER, date: '2026-05-01' }, add: { glasses_consumed: 2 } },
  ]);
  await write(db, [{ entity: sessions, id: gone, delete: true }]);
  const ops = (await outgoing(db, 2)).filter(({ row }) => row.id === parked);
  const verdict = { entity: sessions.name, id: parked, verdict: 'rejected', row: null, code: '23514' } as const;
  await settle(db, ops, [{ ...verdict, message: 'no' }]);
  await db.conflicts.add({ entity: sessions.name, id: gone, at: 1, lost: { name: 'x' }, kept: { name: 'y' } });
  await saveLastSync(db, 1_777_000_000_000);
  return db;
}

describe('export and import', () => {
  it('lose nothing: exported, wiped, imported and exported again it is the same to the byte', async () => {
    const db = await aFullDatabase();
    const text = await exportDatabase(db);
    const { tables } = JSON.parse(text) as { tables: Record<string, unknown[]> };
    const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name)).toEqual([
      'conflicts',
      'cursor',
      'facts',
      'outbox',
      'rejected',
      'water_intake',
      'workout_sessions',
    ]);
    const before = await outgoing(db, 10);
    const { name } = db;
    await db.delete();
    const again = await openDatabase(USER, ENTITIES, { prefix: name.slice(0, name.indexOf(':')) });
    expect(await again.outbox.count()).toBe(0);
    await importDatabase(again, text);
    expect(await exportDatabase(again)).toBe(text);
    expect(await outgoing(again, 10)).toEqual(before);
    expect(await all(again, sessions)).toHaveLength(2);
    expect((await all(again, sessions)).filter(({ deleted }) => deleted)).toHaveLength(1);
  });

  it('goes on numbering after what was imported', async () => {
    const text = await exportDatabase(await aFullDatabase());
    const db = await openLocal(USER);
    await importDatabase(db, text);
    const last = (await db.outbox.toCollection().last())?.seq ?? 0;
    await write(db, [{ entity: sessions, set: session(USER, 'new') }]);
    expect((await db.outbox.toCollection().last())?.seq).toBeGreaterThan(last);
  });

  it('replaces what the server has given, and leaves what belongs to the device', async () => {
    const text = await exportDatabase(await aFullDatabase());
    const db = await openLocal(USER);
    await db.facts.put({ name: 'offset', value: 5 });
    await db.rows(sessions).add({ ...session(USER), id: randomUUID(), rev: '', updated_at: '', deleted: false });
    await importDatabase(db, text);
    expect(await db.rows(sessions).count()).toBe(2);
    expect((await db.facts.get('offset'))?.value).toBe(5);
    expect((await db.facts.get('last-sync'))?.value).toBe(1_777_000_000_000);
  });

  it('say before what would come, and what it would take the place of', async () => {
    const full = await aFullDatabase();
    const text = await exportDatabase(full);
    const db = await openLocal(USER);
    const stamp = { id: randomUUID(), rev: '', updated_at: '', deleted: false };
    await db.rows(sessions).add({ ...session(USER), ...stamp });
    const unsent = await full.outbox.count();
    const rows = [...(await all(full, sessions)), ...(await all(full, water))].filter(({ deleted }) => !deleted);
    const lastChange = rows
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1);
    expect(await previewImport(db, text)).toEqual({ records: 2, here: 1, unsent, lastChange });
    expect(await all(db, sessions)).toHaveLength(1);
    await expect(previewImport(full, text)).rejects.toMatchObject({ reason: 'not-empty' });
    await expect(previewImport(db, text.slice(0, -40))).rejects.toMatchObject({ reason: 'damaged' });
  });

  it.each([
    ['no file of ours', () => '{"format":"x"}', 'not-an-export'],
    ['no JSON', () => 'hello', 'not-an-export'],
    ['cut off', (text: string) => text.slice(0, -40), 'damaged'],
    ['changed by a letter', (text: string) => text.replace('from the server', 'from the servers'), 'damaged'],
    ['without a table', (text: string) => text.replace(/"outbox":.*(?="rejected":)/s, ''), 'damaged'],
    ['of a newer app', (text: string) => text.replace('"version":1', '"version":2'), 'newer'],
    ['of another user', (text: string) => text.replace(USER, randomUUID()), 'another-user'],
  ])('refuse whole what is %s', async (_, harm, reason) => {
    const text = harm(await exportDatabase(await aFullDatabase()));
    const db = await openLocal(USER);
    await db.rows(sessions).add({ ...session(USER), id: randomUUID(), rev: '', updated_at: '', deleted: false });
    const before = await exportDatabase(db);
    await expect(importDatabase(db, text)).rejects.toMatchObject({ name: 'ImportError', reason });
    expect(await exportDatabase(db)).toBe(before);
  });

  it('refuse what would write over an unsent write, a parked one or a conflict', async () => {
    const text = await exportDatabase(await openLocal(USER));
    const full = await aFullDatabase();
    for (const kept of [full.outbox, full.rejected, full.conflicts]) {
      await expect(importDatabase(full, text)).rejects.toMatchObject({ reason: 'not-empty' });
      expect(await kept.count()).toBeGreaterThan(0);
      await kept.clear();
    }
    await importDatabase(full, text);
  });

  it('gives what waits to be sent its row', async () => {
    const broken = await openLocal(USER);
    const changes = ['sent', 'lost'].map((name) => ({ entity: sessions, set: session(USER, name) }));
    const [, lost = ''] = await write(broken, changes);
    const sent = await outgoing(broken, 1);
    await broken.rows(sessions).clear();
    const db = await openLocal(USER);
    await importDatabase(db, await exportDatabase(broken));
    expect(await all(db, sessions)).toMatchObject([{ name: 'sent' }]);
    expect(await outgoing(db, 10)).toEqual(sent);
    await write(db, [{ entity: sessions, id: lost, set: session(USER, 'again') }]);
    expect(await outgoing(db, 10)).toHaveLength(2);
  });

  it('bring a file of an older version up to this one, unsent writes and a table more included', async () => {
    const options: DatabaseOptions = {
      prefix: randomUUID(),
      version: 3,
      upgrades: {
        2: async (transaction) => {
          await transaction.table('workout_sessions').toCollection().modify({ notes: 'second' });
        },
        3: async (transaction) => {
          const grown = transaction.table<{ notes: string }>('workout_sessions').toCollection();
          await grown.modify((row) => void (row.notes += ', third'));
        },
      },
    };
    const old = await openDatabase(USER, [sessions, water], { prefix: randomUUID() });
    await write(old, [{ entity: sessions, set: session(USER) }]);
    const text = await exportDatabase(old);
    const db = await openDatabase(USER, [exercises, sessions, water], options);
    await importDatabase(db, text);
    expect(await all(db, sessions)).toMatchObject([{ name: 'Legs', notes: 'second, third' }]);
    await write(db, [
      { entity: exercises, set: { user_id: USER, session_id: randomUUID(), exercise_id: randomUUID() } },
    ]);
    expect(await outgoing(db, 10)).toMatchObject([
      { entity: 'workout_exercises' },
      { entity: 'workout_sessions', row: { notes: 'second, third' } },
    ]);
  });
});
