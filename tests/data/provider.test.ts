import { Dexie } from 'dexie';
import { indexedDB } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DATABASE, databaseName } from '#src/data/database/database-options.ts';
import { useOpen, useOpening } from '#src/data/database/use-open.ts';
import { useSession } from '#src/data/session/use-session.ts';
import { useRows } from '#src/data/rows.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { PASSWORD } from '../support/stack.ts';
import { mount } from './mount.tsx';
import { aPhone, aServer, signIn } from './parts.ts';
import type { Phone } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();
const { anAccount, aPage, aUser } = server;

/** A tab with an older version of the app that holds the database and hears nothing, as a frozen one does. */
async function anOldTab(userId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName(userId), DATABASE.version * 10 - 5);
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
  onTestFinished(() => db.close());
  return db;
}

async function signInBehind(phone: Phone) {
  const { email, userId } = await anAccount();
  const old = await anOldTab(userId);
  const page = await aPage(phone);
  const opening = mount(page, useOpening);
  const list = mount(page, () => useRows((db) => db.rows(waterIntake).toCollection().toArray()));
  const signedIn = (await page.session.supabase()).auth.signInWithPassword({ email, password: PASSWORD });
  await expect.poll(() => opening.now).toMatchObject({ state: 'opening', blocked: true });
  await signedIn;
  return { old, opening, list, userId };
}

describe('the database', () => {
  it('opens for whoever signs in, and is handed to the screens', async () => {
    const page = await aPage(aPhone());
    const { email, userId } = await anAccount();
    const opening = mount(page, useOpening);
    const open = mount(page, useOpen);
    await expect.poll(() => opening.now.state).toBe('closed');
    expect(open.now).toBeNull();
    await signIn(page, email);
    await expect.poll(() => opening.now).toMatchObject({ state: 'open', userId });
    expect(opening.shown.map(({ state }) => state)).toEqual(['closed', 'opening', 'open']);
    await expect.poll(() => open.now?.db.evicted).toBe(false);
  });

  it('says that an older tab is in the way, and opens when it is closed', async () => {
    const { old, opening, list, userId } = await signInBehind(aPhone());
    expect(list.shown.map(({ state }) => state)).toEqual(['reading']);
    old.close();
    await expect.poll(() => opening.now).toMatchObject({ state: 'open', userId });
  });

  it('says that it could not be opened in time, and opens when tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { old, opening, list, userId } = await signInBehind(aPhone());
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    await expect.poll(() => opening.now).toMatchObject({ state: 'failed', reason: 'time-out' });
    await expect.poll(() => list.now).toMatchObject({ state: 'failed', error: 'time-out' });
    expect(list.shown.map(({ state }) => state)).not.toContain('empty');
    old.close();
    if (list.now.state === 'failed') list.now.retry();
    await expect.poll(() => opening.now).toMatchObject({ state: 'open', userId });
  });

  it('lets go where a newer tab upgrades it, says so, and keeps what is unsent', async () => {
    const { page, phone, open, userId } = await aUser();
    const opening = mount(page, useOpening);
    phone.network.up = false;
    await did(open.db, addGlass({ userId, date: '2026-05-01' }));
    const newer = await openDatabase(userId, entities, { ...DATABASE, version: DATABASE.version + 1 });
    onTestFinished(() => newer.close());
    await expect.poll(() => opening.now).toMatchObject({ state: 'failed', reason: 'outdated' });
    expect(await newer.outbox.count()).toBe(1);
    if (opening.now.state === 'failed') opening.now.retry();
    await expect.poll(() => opening.now).toMatchObject({ state: 'failed', reason: 'newer' });
  });

  it('says that the browser threw it away', async () => {
    const { page, phone, userId } = await aUser();
    await page.close();
    await Dexie.delete(databaseName(userId));
    const again = await aPage(phone);
    const open = mount(again, useOpen);
    await expect.poll(() => open.now?.db.evicted).toBe(true);
  });
});

describe('another tab', () => {
  it('shows the user to whom this one switched, and nothing of the former', async () => {
    const { page, phone, open, userId } = await aUser();
    await did(open.db, addGlass({ userId, date: '2026-05-01' }));
    const other = await anAccount();
    const second = await aPage(phone);
    const seen = mount(second, () => {
      const session = useSession();
      const list = useRows((db) => db.rows(waterIntake).toCollection().toArray());
      return { whose: session.state === 'signed-in' ? session.account.userId : null, list };
    });
    await expect.poll(() => seen.now).toMatchObject({ whose: userId, list: { state: 'content' } });
    await page.signOut('keep');
    await expect.poll(() => seen.now.whose).toBeNull();
    await signIn(page, other.email);
    await expect
      .poll(() => seen.now)
      .toMatchObject({
        whose: other.userId,
        list: { state: 'empty' },
      });
    const wrong = seen.shown.filter(({ whose, list }) => whose !== userId && list.state === 'content');
    expect(wrong).toEqual([]);
  });

  it('lets go of the data when this one signs out without a network', async () => {
    const { page, phone, userId } = await aUser();
    const second = await aPage(phone);
    const opening = mount(second, useOpening);
    await expect.poll(() => opening.now.state).toBe('open');
    phone.network.up = false;
    expect(await page.signOut('wipe')).toEqual({ onlyHere: 'offline', wiped: true });
    await expect.poll(() => opening.now.state).toBe('closed');
    expect(opening.shown.map(({ state }) => state)).not.toContain('failed');
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
  });
});
