import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { DatabaseOptions, Local, Marker } from '#sync/engine/database.ts';
import { record } from '#sync/engine/log.ts';
import { outgoing, settle, write } from '#sync/engine/journal.ts';
import { exportDatabase, importDatabase } from '#sync/engine/portable.ts';
import { all, ENTITIES, openLocal, session, sessions, water } from './devices.ts';

const USER = randomUUID();
const fresh = (): { prefix: string } => ({ prefix: randomUUID() });
const open = (options: DatabaseOptions): Promise<Local> => openDatabase(USER, ENTITIES, options);
const addSession = (db: Local) => write(db, [{ entity: sessions, set: session(USER) }]);

describe('law 12: a database belongs to its user', () => {
  it('keeps what two users wrote apart', async () => {
    const place = fresh();
    const mine = await open(place);
    await addSession(mine);
    const theirs = await openDatabase(randomUUID(), ENTITIES, place);
    expect(await theirs.outbox.count()).toBe(0);
    expect(await mine.outbox.count()).toBe(1);
  });
});

describe('an upgrade of the local schema', () => {
  const second: DatabaseOptions = {
    version: 2,
    localTables: { drafts: 'id' },
    upgrades: {
      2: async (tx) => {
        await tx.table('workout_sessions').toCollection().modify({ upgraded: true });
      },
    },
  };

  it('keeps rows and what is unsent', async () => {
    const place = fresh();
    const old = await open(place);
    await addSession(old);
    old.close();
    const db = await open({ ...place, ...second });
    expect(await all(db, sessions)).toMatchObject([{ name: 'Legs', upgraded: true }]);
    expect(await outgoing(db, 10)).toHaveLength(1);
    expect(await db.table('drafts').count()).toBe(0);
  });

  it('closes a second tab that has the old one open, and tells it', async () => {
    const place = fresh();
    let told = 0;
    const old = await open({ ...place, onOutdated: () => told++ });
    await addSession(old);
    const db = await open({ ...place, ...second });
    expect(told).toBe(1);
    expect(await db.outbox.count()).toBe(1);
    await expect(addSession(old)).rejects.toThrow('closed');
  });

  it('leaves everything as it was where it breaks off half-way, and can be done again', async () => {
    const place = fresh();
    const old = await open(place);
    await addSession(old);
    old.close();
    const broken = { 2: () => Promise.reject(new Error('killed')) };
    await expect(open({ ...place, ...second, upgrades: broken })).rejects.toMatchObject({ reason: 'failed' });
    const again = await open({ ...place, ...second });
    expect(await all(again, sessions)).toMatchObject([{ upgraded: true }]);
    expect(await again.outbox.count()).toBe(1);
  });

  it('is refused to an older version of the app, which would not know what it writes', async () => {
    const place = fresh();
    (await open({ ...place, ...second })).close();
    await expect(open(place)).rejects.toMatchObject({ reason: 'newer' });
  });
});

describe('opening', () => {
  it('gives up where another tab blocks it, and says so', async () => {
    const place = fresh();
    const stubborn = await open(place);
    stubborn.on('versionchange').subscribe(() => false);
    const request = stubborn.backendDB();
    request.addEventListener('versionchange', (event) => event.stopImmediatePropagation(), { capture: true });
    let blocked = 0;
    const options = { ...place, version: 2, openTimeoutMs: 200, onBlocked: () => blocked++ };
    await expect(open(options)).rejects.toMatchObject({ reason: 'time-out' });
    expect(blocked).toBe(1);
  });

  it('notices that the browser threw away what was there', async () => {
    const known = new Set<string>();
    const marker: Marker = { has: (name) => known.has(name), set: (name) => void known.add(name) };
    const place = { ...fresh(), marker };
    const first = await open(place);
    expect(first.evicted).toBe(false);
    await first.delete();
    expect((await open(place)).evicted).toBe(true);
    const third = await open(place);
    expect(third.evicted).toBe(false);
  });
});

describe('export and import', () => {
  it('lose nothing: tombstones, unsent writes, conflicts and parked writes come along', async () => {
    const db = await openLocal(USER);
    const [id = '', gone = ''] = await write(db, [
      { entity: sessions, set: session(USER, 'parked') },
      { entity: sessions, set: session(USER, 'gone') },
      { entity: water, set: { user_id: USER, date: '2026-05-01' }, add: { glasses_consumed: 2 } },
    ]);
    await write(db, [{ entity: sessions, id: gone, delete: true }]);
    await db.conflicts.add({ entity: 'workout_sessions', id: gone, at: 1, lost: { name: 'x' }, kept: { name: 'y' } });
    const ops = await outgoing(db, 1);
    const { entity, row } = ops[0] ?? { entity: '', row: { id: '' } };
    expect(row.id).toBe(id);
    await settle(db, ops, [{ entity, id, verdict: 'rejected', row: null, code: '23514', message: 'no' }]);
    const text = await exportDatabase(db);
    const other = await openLocal(USER);
    await importDatabase(other, text);
    expect(await exportDatabase(other)).toBe(text);
    expect(await other.outbox.toArray()).toEqual(await db.outbox.toArray());
    expect([await other.rejected.count(), await other.conflicts.count()]).toEqual([1, 1]);
    expect(await all(other, sessions)).toMatchObject([{ id: gone, deleted: true }]);
  });

  it('refuse what is another user’s, what is no export, and to write over what is unsent', async () => {
    const db = await openLocal(USER);
    const text = await exportDatabase(db);
    await expect(importDatabase(await openLocal(randomUUID()), text)).rejects.toMatchObject({ reason: 'another-user' });
    await expect(importDatabase(db, '{"format":"x"}')).rejects.toMatchObject({ reason: 'not-an-export' });
    await expect(importDatabase(db, 'no json')).rejects.toMatchObject({ reason: 'not-an-export' });
    await addSession(db);
    await expect(importDatabase(db, text)).rejects.toMatchObject({ reason: 'not-empty' });
    expect(await db.outbox.count()).toBe(1);
  });
});

describe('the sync log', () => {
  it('keeps the last two hundred events', async () => {
    const db = await openLocal(USER);
    for (let i = 0; i < 210; i++) await record(db, { at: i, event: 'offline' });
    const events = await db.sync_log.toArray();
    expect(events).toHaveLength(200);
    expect(events[0]?.at).toBe(10);
  });
});
