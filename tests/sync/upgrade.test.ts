import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { DatabaseOptions, Local, Upgrades } from '#sync/engine/database.ts';
import { defineEntity } from '#sync/engine/define-entity.ts';
import { write } from '#sync/engine/journal.ts';
import { outgoing } from '#sync/engine/push.ts';
import { all, sessions as oldSessions, water as oldWater } from './devices.ts';

const USER = randomUUID();

// The second version of the app: an index more, a compound index changed, an entity more before the others, and every
// session is given a mood.

const sessions = defineEntity({
  name: 'workout_sessions',
  columns: { user_id: z.uuid(), name: z.string(), mood: z.optional(z.string()) },
  indexes: ['user_id', 'mood'],
});

const water = defineEntity({
  name: 'water_intake',
  columns: { user_id: z.uuid(), date: z.string(), glasses_consumed: z.number() },
  indexes: ['[date+user_id]'],
  counters: ['glasses_consumed'],
  naturalKey: ['user_id', 'date'],
});

const programs = defineEntity({
  name: 'workout_programs',
  columns: { user_id: z.uuid(), name: z.string() },
  indexes: ['user_id'],
});

const giveMood: Upgrades = {
  2: async (transaction) => {
    await transaction.table('workout_sessions').toCollection().modify({ mood: 'calm' });
  },
};

function aPlace() {
  const prefix = randomUUID();
  const opened = async (opening: Promise<Local>): Promise<Local> => {
    const db = await opening;
    onTestFinished(() => db.close());
    return db;
  };
  return {
    first: (options: Partial<DatabaseOptions> = {}) =>
      opened(openDatabase(USER, [oldSessions, oldWater], { prefix, ...options })),
    second: (options: Partial<DatabaseOptions> = {}) =>
      opened(openDatabase(USER, [programs, sessions, water], { prefix, version: 2, upgrades: giveMood, ...options })),
  };
}

const fill = (db: Local) =>
  write(db, [
    { entity: oldWater, set: { user_id: USER, date: '2026-05-01' }, add: { glasses_consumed: 2 } },
    { entity: oldSessions, set: { user_id: USER, name: 'Legs' } },
  ]);

const unsent = async (db: Local) => (await db.outbox.toArray()).map(({ key, base, sent }) => ({ key, base, sent }));

describe('an upgrade from one version of the app to the next', () => {
  it('keeps the rows and what is unsent, and makes the new indexes and the new entity usable', async () => {
    const place = aPlace();
    const old = await place.first();
    await fill(old);
    const before = await unsent(old);
    old.close();
    const db = await place.second();
    expect(await unsent(db)).toEqual(before);
    expect(await db.rows(sessions).where('mood').equals('calm').toArray()).toMatchObject([{ name: 'Legs' }]);
    expect(await db.rows(water).where('[date+user_id]').equals(['2026-05-01', USER]).count()).toBe(1);
    expect(db.rows(water).schema.idxByName).not.toHaveProperty('[user_id+date]');
    await write(db, [{ entity: programs, set: { user_id: USER, name: 'Six weeks' } }]);
    const order = (await outgoing(db, 10)).map(({ entity }) => entity);
    expect(order).toEqual(['workout_programs', 'workout_sessions', 'water_intake']);
  });

  it('sends what was frozen before it exactly as it was', async () => {
    const place = aPlace();
    const old = await place.first();
    await fill(old);
    const sent = await outgoing(old, 10);
    old.close();
    const again = await outgoing(await place.second(), 10);
    const byKey = (ops: typeof sent) => ops.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1));
    expect(byKey(again)).toEqual(byKey(sent));
  });

  it('closes a tab with the old one, which is told, and loses nothing of what was written there', async () => {
    const place = aPlace();
    let told = 0;
    const old = await place.first({ onOutdated: () => told++ });
    await fill(old);
    const db = await place.second();
    expect(told).toBe(1);
    expect(await db.outbox.count()).toBe(2);
    await expect(fill(old)).rejects.toThrow('closed');
    expect(await db.outbox.count()).toBe(2);
  });

  it('that breaks off half-way leaves the old version as it was, for the old app and for another attempt', async () => {
    const place = aPlace();
    const first = await place.first();
    await fill(first);
    const [rows, queue] = [await all(first, oldSessions), await unsent(first)];
    first.close();
    const killed: Upgrades = {
      2: async (transaction) => {
        await transaction.table('workout_sessions').toCollection().modify({ mood: 'half' });
        await transaction.table('outbox').clear();
        transaction.abort();
      },
    };
    await expect(place.second({ upgrades: killed })).rejects.toMatchObject({ reason: 'failed' });
    const old = await place.first();
    expect(await all(old, oldSessions)).toEqual(rows);
    expect(await unsent(old)).toEqual(queue);
    old.close();
    const db = await place.second();
    expect(await all(db, sessions)).toMatchObject([{ name: 'Legs', mood: 'calm' }]);
    expect(await unsent(db)).toEqual(queue);
  });

  it('cannot be undone by an older app, which is refused and touches neither the queue nor a newer tab', async () => {
    const place = aPlace();
    let disturbed = 0;
    const newer = await place.second({ onOutdated: () => disturbed++ });
    await write(newer, [{ entity: sessions, set: { user_id: USER, name: 'Legs', mood: 'glad' } }]);
    const version = newer.backendDB().version;
    await expect(place.first()).rejects.toMatchObject({ name: 'OpenError', reason: 'newer' });
    expect(disturbed).toBe(0);
    expect(newer.backendDB().version).toBe(version);
    expect(await newer.outbox.count()).toBe(1);
    newer.close();
    const again = await place.second();
    expect(again.backendDB().version).toBe(version);
    expect(await again.outbox.count()).toBe(1);
  });
});
