import { Dexie } from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { databaseName } from '#src/data/database/database-options.ts';
import { allBeside } from '#src/data/session/beside.ts';
import { handTo, peopleBeside } from '#src/data/session/people.ts';
import { lockPerson, openLock, removeLock } from '#src/data/session/person-lock.ts';
import { keepShared, takeShared } from '#src/data/shared.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { did } from '../support/did.ts';
import { ageTokens, aServer, holdBack, opened, openPage, signIn } from './parts.ts';
import { drained, sentFrom, sessionsOf, tokenOf, twoPeople, userIdOf } from './people.support.ts';

const server = aServer();

describe('a device that changes hands', () => {
  it('does so without a network, and whoever comes back finds what was not sent', async () => {
    const { phone, page, open, ada, obi } = await twoPeople(server);
    phone.network.up = false;
    await did(open.db, addGlass({ userId: ada.userId, date: '2026-05-01' }));
    await page.opening.want(null);
    expect(await handTo(page.session.store, phone.shelf, obi.userId)).toBe(true);
    await page.close();
    const second = await openPage(server.stack, phone);
    expect([userIdOf(second), opened(second).userId]).toEqual([obi.userId, obi.userId]);
    expect(await peopleBeside(second.session.store)).toMatchObject([{ userId: ada.userId, canSync: true }]);
    await handTo(second.session.store, phone.shelf, ada.userId);
    await second.close();
    const third = await server.aPage(phone);
    expect(await opened(third).db.outbox.count()).toBe(1);
    phone.network.up = true;
    opened(third).sync.poke();
    await expect.poll(() => opened(third).db.outbox.count()).toBe(0);
  });

  it('leaves a token that comes late with its person, and the next with his own', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    await page.opening.want(null);
    const before = await page.session.store.tokens();
    const slow = holdBack(phone, 'grant_type=refresh_token');
    const refreshed = page.session.refresh(Infinity);
    await expect.poll(() => slow.isWaiting).toBe(true);
    await handTo(page.session.store, phone.shelf, obi.userId);
    slow.letGo();
    expect(await refreshed).toBe('fresh');
    expect((await page.session.store.tokens())?.user.id).toBe(obi.userId);
    const [beside] = await allBeside(page.session.store.kept);
    expect(beside?.account.userId).toBe(ada.userId);
    expect(beside?.tokens?.refresh_token).not.toBe(before?.refresh_token);
    await handTo(page.session.store, phone.shelf, ada.userId);
    expect(await page.session.refresh(Infinity)).toBe('fresh');
  });

  it('is heard of late by another tab, which speaks for its own person alone, and signs nobody else out', async () => {
    const { phone, page, open, ada, obi } = await twoPeople(server);
    const other = await openPage(server.stack, phone);
    await handTo(other.session.store, phone.shelf, obi.userId);
    const from = phone.network.requests.length;
    await did(open.db, addGlass({ userId: ada.userId, date: '2026-05-01' }));
    await expect.poll(() => open.db.outbox.count()).toBe(0);
    expect(await tokenOf(page)).toBe(ada.userId);
    expect(sentFrom(phone, from, ada.userId).some(({ url }) => url.includes('sync_push'))).toBe(true);
    expect(phone.network.requests.slice(from).filter(({ body }) => body.includes(ada.userId))).toEqual(
      sentFrom(phone, from, ada.userId).filter(({ body }) => body.includes(ada.userId)),
    );
    await page.signOut('wipe');
    expect(await other.session.store.account()).toMatchObject({ userId: obi.userId });
    expect((await other.session.store.tokens())?.user.id).toBe(obi.userId);
    expect(await Dexie.exists(databaseName(obi.userId))).toBe(true);
    await other.close();
  });

  it('is left in such a tab by its own person, with all there is of them, and by nobody else', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    await lockPerson(page.session.store, phone.shelf, ada.userId, '246810');
    const other = await openPage(server.stack, phone);
    await handTo(other.session.store, phone.shelf, obi.userId);
    phone.shelf.setItem('chosen-offer', 'gold of Obi');
    const from = phone.network.requests.length;
    expect(await page.signOut('wipe')).toEqual({ wiped: true, onlyHere: null });
    expect(sentFrom(phone, from, obi.userId).filter(({ url }) => url.includes('/logout'))).toEqual([]);
    expect(await sessionsOf(server, ada.userId)).toHaveLength(0);
    expect(await sessionsOf(server, obi.userId)).toHaveLength(1);
    expect(await peopleBeside(other.session.store)).toEqual([]);
    expect(await other.session.store.kept.get(`lock:${ada.userId}`)).toBeUndefined();
    expect(await Dexie.exists(databaseName(ada.userId))).toBe(false);
    expect((await other.session.store.tokens())?.user.id).toBe(obi.userId);
    expect(phone.shelf.all()).toMatchObject({ 'chosen-offer': 'gold of Obi' });
    expect(phone.shelf.getItem('account')).toContain(obi.userId);
    await other.close();
  });

  it('is left by nobody in a tab that shows nobody, and a lock goes with its person alone', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    const { store } = page.session;
    const other = await openPage(server.stack, phone);
    await lockPerson(store, phone.shelf, ada.userId, '246810');
    await handTo(store, phone.shelf, null);
    await page.session.reread();
    await handTo(other.session.store, phone.shelf, obi.userId);
    expect(await page.signOut('wipe')).toEqual({ wiped: false, onlyHere: null });
    expect((await store.tokens())?.user.id).toBe(obi.userId);
    expect(await sessionsOf(server, obi.userId)).toHaveLength(1);
    expect(await openLock(store, ada.userId, 'nonsense')).toBe('wrong');
    await handTo(store, phone.shelf, null);
    expect(await other.signOut('keep')).toEqual({ wiped: false, onlyHere: null });
    expect(await peopleBeside(store)).toMatchObject([{ userId: obi.userId }]);
    expect(await store.kept.get(`lock:${ada.userId}`)).toBeUndefined();
    await other.close();
  });

  it('does not hand on what another app has shared', async () => {
    const { phone, page, obi } = await twoPeople(server);
    await keepShared({ files: [], text: 'of Ada' });
    await handTo(page.session.store, phone.shelf, obi.userId);
    expect((await takeShared()).text).toBe('');
  });

  it('keeps it apart too where somebody signs in over another', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    phone.shelf.setItem('settings', '{"theme":"dark","unsaved":["theme"]}');
    phone.shelf.setItem('seen:/dashboard', 'seen by Ada');
    phone.shelf.setItem('chosen-offer', 'gold of Ada');
    await keepShared({ files: [], text: 'shared by Ada' });
    await signIn(page, obi.email);
    expect(JSON.stringify(phone.shelf.all())).not.toContain('Ada');
    expect(phone.shelf.all()).toMatchObject({ settings: '{"theme":"dark","unsaved":[]}' });
    expect(phone.shelf.getItem('account')).toContain(obi.userId);
    expect((await takeShared()).text).toBe('');
    await handTo(page.session.store, phone.shelf, ada.userId);
    expect(phone.shelf.all()).toMatchObject({ 'chosen-offer': 'gold of Ada' });
  });

  it('is followed by a tab that looks again: it opens no other database before that', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    const other = await openPage(server.stack, phone);
    await handTo(other.session.store, phone.shelf, obi.userId);
    expect(opened(page).userId).toBe(ada.userId);
    await page.session.reread();
    await page.settled();
    expect(opened(page).userId).toBe(obi.userId);
    await other.close();
  });

  it('keeps apart what the page stores for each: settings, drafts and what was seen', async () => {
    const { phone, page, open, ada, obi } = await twoPeople(server);
    phone.shelf.setItem('settings', '{"theme":"dark","unsaved":["theme"]}');
    phone.shelf.setItem('seen:/dashboard', 'of Ada');
    phone.shelf.setItem('chosen-offer', 'gold 1');
    phone.shelf.setItem('low-data', 'on');
    await open.db.facts.put({ name: 'draft:meal', value: 'jollof' });
    await page.opening.want(null);
    await handTo(page.session.store, phone.shelf, obi.userId);
    expect(phone.shelf.all()).toMatchObject({ settings: '{"theme":"dark","unsaved":[]}', 'low-data': 'on' });
    expect(Object.keys(phone.shelf.all())).not.toContain('chosen-offer');
    expect(JSON.stringify(phone.shelf.all())).not.toContain('of Ada');
    await page.session.reread();
    await page.settled();
    expect(await opened(page).db.facts.get('draft:meal')).toBeUndefined();
    await handTo(page.session.store, phone.shelf, ada.userId);
    expect(phone.shelf.all()).toMatchObject({
      settings: '{"theme":"dark","unsaved":["theme"]}',
      'chosen-offer': 'gold 1',
    });
  });
});

describe('people on one device', () => {
  it.each(['another', 'nobody'])('are sent for in turn with no tab open, where %s has it in hand', async (who) => {
    const { phone, page, open, ada, obi } = await twoPeople(server);
    phone.network.up = false;
    await did(open.db, addGlass({ userId: ada.userId, date: '2026-05-01' }));
    await handTo(page.session.store, phone.shelf, obi.userId);
    await page.session.reread();
    await page.settled();
    await did(opened(page).db, addGlass({ userId: obi.userId, date: '2026-05-02' }));
    if (who === 'nobody') await handTo(page.session.store, phone.shelf, null);
    await page.close();
    phone.network.up = true;
    expect(await drained(server, phone)).toEqual([ada.userId, obi.userId].toSorted());
  });

  it('sign in over one whose session has ended, who stays in the list with what was not sent', async () => {
    const { phone, page, open, ada, obi } = await twoPeople(server);
    const tokens = await ageTokens(phone, 30);
    phone.network.up = false;
    await did(open.db, addGlass({ userId: ada.userId, date: '2026-05-01' }));
    phone.network.up = true;
    await server.stack.database.query('delete from auth.sessions where user_id = $1', [ada.userId]);
    expect(await page.session.refresh(Infinity)).toBe('refused');
    expect(tokens.user.id).toBe(ada.userId);
    await signIn(page, obi.email);
    expect(await peopleBeside(page.session.store)).toMatchObject([{ userId: ada.userId, canSync: false }]);
    await handTo(page.session.store, phone.shelf, ada.userId);
    await page.session.reread();
    await page.settled();
    expect(page.session.getSnapshot()).toMatchObject({ canSync: false });
    expect(await opened(page).db.outbox.count()).toBe(1);
  });

  it('leave one by one: what is wiped is of the one who leaves', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    await lockPerson(page.session.store, phone.shelf, ada.userId, '246810');
    await page.signOut('wipe');
    expect(await Dexie.exists(databaseName(ada.userId))).toBe(false);
    expect(await Dexie.exists(databaseName(obi.userId))).toBe(true);
    expect(await peopleBeside(page.session.store)).toMatchObject([{ userId: obi.userId, canSync: true }]);
    expect(await page.session.store.kept.get(`lock:${ada.userId}`)).toBeUndefined();
  });

  it('owe their second step each for themselves', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    const { store } = page.session;
    const tokens = await store.tokens();
    const claims = Buffer.from(JSON.stringify({ sub: ada.userId, aal: 'aal1', exp: 9e9 })).toString('base64url');
    const owing = {
      ...tokens,
      access_token: `a.${claims}.c`,
      user: { ...tokens?.user, factors: [{ status: 'verified' }] },
    };
    await store.kept.put({ name: 'session', value: JSON.stringify(owing) });
    await handTo(store, phone.shelf, obi.userId);
    await page.session.reread();
    expect(page.session.getSnapshot()).toMatchObject({ assurance: 'enough' });
    await handTo(store, phone.shelf, ada.userId);
    await page.session.reread();
    await page.settled();
    expect(page.session.getSnapshot()).toMatchObject({ assurance: 'second-step' });
    expect(page.opening.getSnapshot()).toEqual({ state: 'closed' });
  });
});

describe('the lock of a person', () => {
  it('opens no database before the PIN, also after a start, and is gone with the lock', async () => {
    const { phone, page, ada } = await twoPeople(server);
    await lockPerson(page.session.store, phone.shelf, ada.userId, '246810');
    await page.close();
    let unlocked: string | null = null;
    const again = await server.aPage(phone, { unlocked: () => unlocked });
    expect(again.session.getSnapshot()).toMatchObject({ assurance: 'locked' });
    expect(again.opening.getSnapshot()).toEqual({ state: 'closed' });
    expect(await openLock(again.session.store, ada.userId, '246811')).toBe('wrong');
    expect(await openLock(again.session.store, ada.userId, '246810')).toBe('open');
    unlocked = ada.userId;
    await again.session.reread();
    await again.settled();
    expect(opened(again).userId).toBe(ada.userId);
    unlocked = null;
    await removeLock(again.session.store, phone.shelf, ada.userId);
    await again.session.reread();
    expect(again.session.getSnapshot()).toMatchObject({ assurance: 'enough' });
  });

  it('makes whoever guesses wait, and closing the page or many tries at once gain nothing', async () => {
    const { phone, page, ada } = await twoPeople(server);
    const { store } = page.session;
    await lockPerson(store, phone.shelf, ada.userId, '246810');
    const now = Date.now();
    const tries = await Promise.all(Array.from({ length: 8 }, () => openLock(store, ada.userId, '000000', now)));
    expect(tries.filter((each) => each === 'wrong')).toHaveLength(4);
    expect(await openLock(store, ada.userId, '246810', now + 1000)).toEqual({ waitMs: 29_000 });
    expect(await openLock(store, ada.userId, '000000', now + 30_000)).toEqual({ waitMs: 60_000 });
    expect(await openLock(store, ada.userId, '246810', now + 90_000)).toBe('open');
    expect(await openLock(store, ada.userId, '000000', now + 90_000)).toBe('wrong');
  });

  it('does not open where it is lost, and is not brought back by a right PIN once it is taken off', async () => {
    const { phone, page, ada, obi } = await twoPeople(server);
    const { store } = page.session;
    await lockPerson(store, phone.shelf, ada.userId, '246810');
    const unwrap = crypto.subtle.unwrapKey.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'unwrapKey').mockImplementationOnce(async (...given) => {
      await removeLock(store, phone.shelf, ada.userId);
      return unwrap(...given);
    });
    expect(await openLock(store, ada.userId, '246810')).toBe('open');
    expect(await store.kept.get(`lock:${ada.userId}`)).toBeUndefined();
    await lockPerson(store, phone.shelf, ada.userId, '246810');
    await store.kept.delete(`lock:${ada.userId}`);
    expect(await openLock(store, ada.userId, '246810')).toBe('wrong');
    await handTo(store, phone.shelf, obi.userId);
    expect(await openLock(store, ada.userId, '246810')).toBe('wrong');
  });

  it('stays on somebody who signs in again beside it', async () => {
    const { phone, page, ada } = await twoPeople(server);
    await lockPerson(page.session.store, phone.shelf, ada.userId, '246810');
    await handTo(page.session.store, phone.shelf, null);
    await page.session.reread();
    await page.settled();
    const { error } = await (
      await page.session.supabase()
    ).auth.signInWithPassword({
      email: ada.email,
      password: 'wrong',
    });
    expect(error).not.toBeNull();
    await expect(signIn(page, ada.email)).rejects.toThrow('the database is closed');
    expect(page.session.getSnapshot()).toMatchObject({ assurance: 'locked', account: { hasLock: true } });
  });
});
