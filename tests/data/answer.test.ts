import { Dexie } from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '#src/data/answer.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { diagnosticsOf } from '#src/data/sync/diagnostics.ts';
import { createOpening } from '#src/data/database/opening.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import { chipOf } from '#src/data/sync/sync-chip.ts';
import { openDatabase, OpenError } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { applyPage } from '#sync/engine/pages.ts';
import { saveLastSync, saveStall } from '#sync/engine/status.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import type { Sync } from '#sync/start.ts';
import { did } from '../support/did.ts';
import { change, page, serverRow } from '../sync/journal.support.ts';

Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

const userId = randomUUID();
const date = '2026-05-01';
let db: Local;

beforeEach(async () => {
  db = await openDatabase(userId, [waterIntake], { prefix: randomUUID() });
});

const retry = () => undefined;
const water = (of: ReadOnly, user: string) => waterBetween(of, user, date, date);
const ask = () => answer({ db, userId }, water, retry);

describe('a list says', () => {
  it('that the first sync is under way, and never that it is empty before its end', async () => {
    expect(await ask()).toEqual({ state: 'first-sync', progress: { received: 0, stall: null }, partly: null });
    await did(db, addGlass({ userId, date }));
    expect(await ask()).toMatchObject({ state: 'first-sync', progress: { received: 0 }, partly: [{ date }] });
    const first = page(1, [change(serverRow()), change(serverRow())], { reset: true, has_more: true });
    await applyPage(db, null, first);
    await applyPage(db, first.cursor, page(2, [change(serverRow())]));
    await saveStall(db, 'offline');
    expect(await ask()).toMatchObject({ state: 'first-sync', progress: { received: 3, stall: 'offline' } });
  });

  it('that it is empty, and then what it holds', async () => {
    await saveLastSync(db, Date.now());
    expect(await ask()).toEqual({ state: 'empty' });
    await did(db, addGlass({ userId, date }));
    expect(await ask()).toMatchObject({ state: 'content', value: [{ glasses_consumed: 1 }] });
  });

  it('that reading failed, with a way to try again', async () => {
    const broken = new Error('unreadable');
    expect(await answer({ db, userId }, () => Promise.reject(broken), retry)).toEqual({
      state: 'failed',
      error: broken,
      retry,
    });
  });

  it('zero where a figure is zero', async () => {
    await saveLastSync(db, Date.now());
    expect(await answer({ db, userId }, () => Promise.resolve(0), retry)).toEqual({ state: 'content', value: 0 });
  });
});

describe('a record', () => {
  it('says where it is until it is saved', async () => {
    await did(db, addGlass({ userId, date }));
    const [row] = await water(db, userId);
    const id = row?.id ?? '';
    expect(await standingsOf(db, waterIntake)).toEqual(new Map([[id, 'on-this-device']]));
    await db.outbox.toCollection().modify((entry) => {
      entry.sent = row ? { ...row } : null;
    });
    expect(await standingsOf(db, waterIntake)).toEqual(new Map([[id, 'sending']]));
    await db.facts.put({ name: 'stall', value: 'offline' });
    expect(await standingsOf(db, waterIntake)).toEqual(new Map([[id, 'on-this-device']]));
    await db.outbox.clear();
    expect(await standingsOf(db, waterIntake)).toEqual(new Map());
  });

  it('leaves nothing that was typed in the diagnostics', async () => {
    await did(db, addGlass({ userId, date }));
    const text = await diagnosticsOf(db);
    expect(text).toContain('unsent water_intake=1');
    expect(text).not.toContain(userId);
    expect(text).not.toContain(date);
  });
});

describe('the sync chip', () => {
  const calm = { pending: {}, pendingSince: null, lastSync: 1, stall: null, rejected: 0, conflicts: 0 };
  const seen = { status: calm, online: true, canSync: true };

  it.each([
    ['synced', seen],
    ['first-sync', { ...seen, status: { ...calm, lastSync: null } }],
    ['to-send', { ...seen, status: { ...calm, pending: { goals: 2 } } }],
    ['offline', { ...seen, online: false, status: { ...calm, stall: 'offline' as const } }],
    ['cannot-reach', { ...seen, status: { ...calm, stall: 'offline' as const } }],
    ['sign-in', { ...seen, canSync: false }],
    ['to-decide', { ...seen, status: { ...calm, conflicts: 1 } }],
    ['to-send', { ...seen, status: { ...calm, pending: { goals: 2 }, conflicts: 1 } }],
    ['needs-attention', { ...seen, online: false, status: { ...calm, rejected: 1 } }],
    ['update-needed', { ...seen, status: { ...calm, stall: 'update-needed' as const } }],
  ])('says %s', (chip, given) => {
    expect(chipOf(given)).toBe(chip);
  });
});

const nothing = (): void => undefined;

/** A store over databases that open and close only on paper, and how to let them fail. */
function opener() {
  const log: string[] = [];
  let outdated = nothing;
  let failing: Error | null = null;
  const store = createOpening(async (user, told) => {
    log.push(`open ${user}`);
    outdated = told.onOutdated;
    await Promise.resolve();
    if (failing) throw failing;
    const stop = () => Promise.resolve(void log.push(`close ${user}`));
    return { db, stop } as unknown as Sync;
  });
  return { store, log, outdate: () => outdated(), fail: (error: Error | null) => void (failing = error) };
}

describe('opening', () => {
  it('closes one user before the next, and never shows a database that is no longer wanted', async () => {
    const { store, log } = opener();
    const shown: string[] = [];
    store.subscribe(() => {
      const now = store.getSnapshot();
      shown.push(now.state === 'closed' ? now.state : `${now.state} ${now.userId}`);
    });
    await Promise.all([store.want('ada'), store.want('bola')]);
    expect(log).toEqual(['open ada', 'close ada', 'open bola']);
    expect(shown).not.toContain('open ada');
    expect(shown.at(-1)).toBe('open bola');
  });

  it('opens once for a mount that ends and begins again', async () => {
    const { store, log } = opener();
    await Promise.all([store.want('ada'), store.want(null), store.want('ada')]);
    expect(log).toEqual(['open ada']);
    expect(store.getSnapshot().state).toBe('open');
  });

  it('says why it failed, and opens when tried again', async () => {
    const { store, fail } = opener();
    fail(new OpenError('time-out'));
    await store.want('ada');
    const failed = store.getSnapshot();
    expect(failed).toMatchObject({ state: 'failed', reason: 'time-out' });
    fail(null);
    if (failed.state === 'failed') failed.retry();
    await expect.poll(() => store.getSnapshot().state).toBe('open');
  });

  it('lets go when a newer tab upgrades the database', async () => {
    const { store, log, outdate } = opener();
    await store.want('ada');
    outdate();
    await store.want('ada');
    expect(store.getSnapshot()).toMatchObject({ state: 'failed', reason: 'outdated' });
    expect(log).toEqual(['open ada', 'close ada']);
  });
});
