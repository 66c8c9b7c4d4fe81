import { Dexie } from 'dexie';
import { indexedDB } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { databaseName } from '#src/data/database/database-options.ts';
import { sendUnsent } from '#src/data/session/send-unsent.ts';
import { isAllSafe, unsentOf } from '#src/data/session/unsent.ts';
import { dismissConflict } from '#sync/engine/attention.ts';
import { editGoal, setGoal } from '#sync/actions/goals.ts';
import { markDelivered } from '#sync/actions/message-reads.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { keepPhoto } from '#src/data/photo/photo.ts';
import { wipeDeparted } from '#src/data/session/wipe.ts';
import { aPhone, aServer, holdBack, openPage, signIn } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();
const { anAccount } = server;

describe('signing out', () => {
  it('says what is unsent, sends it, ends all sessions and wipes the device', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    const open = await signIn(page, email);
    phone.network.up = false;
    await did(open.db, addGlass({ userId, date: '2026-05-01' }));
    expect(await unsentOf(open)).toMatchObject({ count: 1, byEntity: { water_intake: 1 } });
    phone.network.up = true;
    expect(await sendUnsent(open, new AbortController().signal)).toMatchObject({ count: 0 });
    expect(await page.signOut('wipe')).toEqual({ onlyHere: null, wiped: true });
    expect(page.session.getSnapshot()).toEqual({ state: 'signed-out' });
    expect(page.opening.getSnapshot()).toEqual({ state: 'closed' });
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
    const sessions = await server.stack.database.query(`select 1 from auth.sessions where user_id = $1`, [userId]);
    expect(sessions).toHaveLength(0);
    await page.close();
  });

  it('works without a network, and says that other devices stay signed in', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    await signIn(page, email);
    phone.network.up = false;
    expect(await page.signOut('wipe')).toEqual({ onlyHere: 'offline', wiped: true });
    expect(page.session.getSnapshot()).toEqual({ state: 'signed-out' });
    expect(await page.session.store.tokens()).toBeNull();
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
    await page.close();
  });

  it.each([
    ['busy', 'grant_type=refresh_token', 429],
    ['busy', 'grant_type=refresh_token', 503],
    ['busy', '/auth/v1/logout', 429],
    ['busy', '/auth/v1/logout', 503],
  ])('says that the server was %s where it answered %s with %i', async (onlyHere, address, status) => {
    const { page, phone } = await server.aUser();
    phone.network.answer = (url) => (url.includes(address) ? Response.json({}, { status }) : null);
    expect(await page.signOut('wipe')).toEqual({ onlyHere, wiped: true });
  });

  it('says that the session had ended, known to this device or not', async () => {
    for (const isKnown of [false, true]) {
      const { page, userId } = await server.aUser();
      await server.stack.database.query(`delete from auth.sessions where user_id = $1`, [userId]);
      if (isKnown) await page.session.refresh(Infinity);
      expect(await page.signOut('wipe')).toEqual({ onlyHere: 'ended', wiped: true });
    }
  });

  it('counts a photo that waits, and names it because no file holds it', async () => {
    const { open, userId, phone } = await server.aUser();
    phone.network.up = false;
    expect(await unsentOf(open)).toMatchObject({ count: 0, photo: false });
    await keepPhoto(open.db, userId, new ArrayBuffer(1));
    expect(await unsentOf(open)).toMatchObject({ count: 1, photo: true });
  });

  it('counts what loses to another device as it is sent, until somebody has decided on it', async () => {
    const { open, userId, phone } = await server.aUser();
    const goal = { user_id: userId, category: 'health', kind: 'custom', current: 0, target: 30 } as const;
    const id = await did(open.db, setGoal({ ...goal, title: 'Sleep', start_date: '2026-05-01' }));
    await expect.poll(() => open.db.outbox.count()).toBe(0);
    phone.network.up = false;
    await did(open.db, editGoal(id, { title: 'typed here' }));
    await server.stack.database.query(`update public.goals set title = 'typed there, and later' where id = $1`, [id]);
    expect(await unsentOf(open)).toMatchObject({ count: 2, byEntity: { goals: 1, goal_changes: 1 } });
    phone.network.up = true;
    const left = await sendUnsent(open, new AbortController().signal);
    expect(isAllSafe(left)).toBe(false);
    expect(left).toMatchObject({ count: 0, rejected: 0, conflicts: 1 });
    const [conflict] = await open.db.conflicts.toArray();
    await dismissConflict(open.db, conflict?.n ?? 0);
    expect(isAllSafe(await unsentOf(open))).toBe(true);
  });

  it('asks nobody about the marks that a device makes by itself', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    const open = await signIn(page, email);
    phone.network.up = false;
    const pair = { client_id: userId, provider_id: crypto.randomUUID() };
    await did(open.db, markDelivered(userId, pair, '2026-05-01T08:00:00.000Z'));
    expect(await open.db.outbox.count()).toBe(1);
    expect(isAllSafe(await unsentOf(open))).toBe(true);
  });

  it('misses nothing that is settled while it counts', async () => {
    const { open, userId, phone } = await server.aUser();
    phone.network.up = false;
    await did(open.db, addGlass({ userId, date: '2026-05-01' }));
    const { db } = open;
    const find = db.outbox.where.bind(db.outbox) as (index: unknown) => never;
    let reads = 0;
    // As an answer does that comes after the first read: what waited is parked from then on.
    vi.spyOn(db.outbox, 'where').mockImplementation((index: unknown) => {
      if (++reads === 2) {
        const settling = db.backendDB().transaction(['outbox', 'rejected'], 'readwrite');
        settling.objectStore('outbox').clear();
        settling.objectStore('rejected').add({ entity: waterIntake.name });
      }
      return find(index);
    });
    expect(isAllSafe(await unsentOf(open))).toBe(false);
    expect(reads).toBeGreaterThan(1);
  });

  it('is finished at the next start when the tab was killed in its midst', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    await signIn(page, email);
    await page.session.leave('wipe');
    await page.close();
    const again = await openPage(server.stack, phone);
    expect(again.session.getSnapshot()).toEqual({ state: 'signed-out' });
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
    await again.close();
  });
});

describe('a sign-out that takes long', () => {
  it.each(['grant_type=refresh_token', '/auth/v1/logout'])(
    'at %s leaves alone who signs in meanwhile',
    async (address) => {
      const [one, other] = [await anAccount(), await anAccount()];
      const phone = aPhone();
      const page = await openPage(server.stack, phone);
      await signIn(page, one.email);
      const slow = holdBack(phone, address);
      const leaving = page.signOut('wipe');
      await expect.poll(() => slow.isWaiting).toBe(true);
      await signIn(page, other.email);
      slow.letGo();
      expect(await leaving).toEqual({ onlyHere: null, wiped: true });
      expect(page.session.getSnapshot()).toMatchObject({ account: { userId: other.userId }, canSync: true });
      expect(await page.session.refresh(Infinity)).toBe('fresh');
      await page.close();
    },
  );

  it('is joined by another tab that signs out too', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const [one, two] = [await openPage(server.stack, phone), await openPage(server.stack, phone)];
    await signIn(one, email);
    const outcomes = await Promise.all([one.signOut('wipe'), two.signOut('wipe')]);
    expect(outcomes.map(({ onlyHere }) => onlyHere)).toEqual([null, null]);
    expect([one, two].map((page) => page.session.getSnapshot().state)).toEqual(['signed-out', 'signed-out']);
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
    await Promise.all([one.close(), two.close()]);
    const again = await openPage(server.stack, phone);
    expect(again.session.getSnapshot()).toEqual({ state: 'signed-out' });
    await again.close();
  });

  it('is not undone by a tab to which word of it comes late', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    await signIn(page, email);
    const { store } = page.session;
    // As another tab does it, whose word of it is still under way.
    await store.leave('wipe', userId);
    expect(await wipeDeparted(store, null, userId)).toBe(true);
    await expect.poll(() => page.opening.getSnapshot().state).toBe('closed');
    await page.settled();
    expect(await Dexie.exists(databaseName(userId))).toBe(false);
    await page.close();
  });

  it('is not undone by a token that another tab was being given', async () => {
    const { email } = await anAccount();
    const phone = aPhone();
    const one = await openPage(server.stack, phone);
    await signIn(one, email);
    const two = await openPage(server.stack, phone);
    const slow = holdBack(phone, 'grant_type=refresh_token');
    const refreshed = two.session.refresh(Infinity);
    await expect.poll(() => slow.isWaiting).toBe(true);
    phone.network.up = false;
    await one.signOut('wipe');
    slow.letGo();
    expect(await refreshed).toBe('refused');
    expect(await two.session.store.tokens()).toBeNull();
    expect(two.session.getSnapshot()).toEqual({ state: 'signed-out' });
    await Promise.all([one.close(), two.close()]);
  });
});

describe('data that a browser will not delete', () => {
  it('keeps nobody from starting or signing in, and goes when it can', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    await signIn(page, one.email);
    const broken = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    expect(await page.signOut('wipe')).toMatchObject({ wiped: false });
    await page.close();
    const again = await openPage(server.stack, phone);
    await signIn(again, other.email);
    await again.close();
    broken.mockRestore();
    const last = await openPage(server.stack, phone);
    expect(last.session.getSnapshot()).toMatchObject({ account: { userId: other.userId } });
    expect(await Dexie.exists(databaseName(one.userId))).toBe(false);
    await last.close();
  });
});

describe('two users of one device', () => {
  it('keep apart: what one left unsent goes in no request of the other, and waits for its owner', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const phone = aPhone();
    const page = await openPage(server.stack, phone);
    const first = await signIn(page, one.email);
    phone.network.up = false;
    await did(first.db, addGlass({ userId: one.userId, date: '2026-05-01' }));
    await page.signOut('keep');
    phone.network.up = true;
    const before = phone.network.requests.length;

    const second = await signIn(page, other.email);
    expect(second.db.name).not.toBe(first.db.name);
    await did(second.db, addGlass({ userId: other.userId, date: '2026-05-01' }));
    await expect.poll(() => second.db.outbox.count()).toBe(0);
    expect(await second.db.rows(waterIntake).count()).toBe(1);
    const bodies = phone.network.requests.slice(before).map(({ body }) => body);
    expect(bodies.filter((body) => body.includes(one.userId))).toEqual([]);

    await page.signOut('wipe');
    const back = await signIn(page, one.email);
    await expect.poll(() => back.db.outbox.count()).toBe(0);
    const rows = await server.stack.database.query(`select 1 from public.water_intake where user_id = $1`, [
      one.userId,
    ]);
    expect(rows).toHaveLength(1);
    await page.close();
  });
});
