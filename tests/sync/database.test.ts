import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { DatabaseOptions, Local, Marker } from '#sync/engine/database.ts';
import { record } from '#sync/engine/log.ts';
import { write } from '#sync/engine/journal.ts';
import { ENTITIES, openLocal, session, sessions } from './devices.ts';

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

  it('opens again where tables were added without a new version', async () => {
    const place = fresh();
    for (const known of [ENTITIES.slice(0, 1), ENTITIES, ENTITIES]) {
      const db = await openDatabase(USER, known, place);
      await addSession(db);
      db.close();
    }
    expect(await (await open(place)).outbox.count()).toBe(3);
  });

  it('ranks what is unsent by the order of a newer registry', async () => {
    const place = fresh();
    const older = await openDatabase(USER, ENTITIES.toReversed(), place);
    await addSession(older);
    older.close();
    const newer = await open(place);
    expect(await newer.outbox.toArray()).toMatchObject([{ rank: 0 }]);
    newer.close();
    const settled = await open(place);
    expect(await settled.outbox.toArray()).toMatchObject([{ rank: 0 }]);
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

describe('the sync log', () => {
  it('keeps the last two hundred events', async () => {
    const db = await openLocal(USER);
    for (let i = 0; i < 210; i++) await record(db, { at: i, event: 'offline' });
    const events = await db.sync_log.toArray();
    expect(events).toHaveLength(200);
    expect(events[0]?.at).toBe(10);
  });
});
