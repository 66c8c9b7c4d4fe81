import { describe, expect, it, onTestFinished } from 'vitest';
import { useSyncChip } from '#src/data/sync/sync-chip.ts';
import { useSyncCentre } from '#src/data/sync/sync-centre.ts';
import { useSyncStatus } from '#src/data/sync/sync-status.ts';
import { useStorage } from '#src/data/database/storage.ts';
import { editGoal, setGoal } from '#sync/actions/goals.ts';
import { goals } from '#sync/entities/goals.ts';
import type { NewGoal } from '#sync/actions/goals.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { mount, setOnline, setStorage } from './mount.tsx';
import { ageTokens, aPhone, aServer, holdBack, opened, signIn } from './parts.ts';
import { did } from '../support/did.ts';

const server = aServer();
const { anAccount, aPage, aUser } = server;

const DATE = '2026-05-01';

describe('the sync chip', () => {
  it('goes from the first sync to synced, and counts what waits for the network', async () => {
    const phone = aPhone();
    const page = await aPage(phone);
    const { email, userId } = await anAccount();
    const chip = mount(page, useSyncChip);
    await expect.poll(() => chip.shown).toEqual([null]);
    const gate = holdBack(phone, 'sync_pull');
    const { db } = await signIn(page, email);
    await expect.poll(() => chip.now?.says).toBe('first-sync');
    gate.letGo();
    await expect.poll(() => chip.now?.says).toBe('synced');
    holdBack(phone, 'sync_push');
    await did(db, addGlass({ userId, date: DATE }));
    await expect.poll(() => chip.now).toEqual({ says: 'to-send', unsent: 1 });
    expect([...new Set(chip.shown.map((said) => said?.says))]).toEqual([undefined, 'first-sync', 'synced', 'to-send']);
  });

  it('tells a device without a network from a server that does not answer', async () => {
    const { page, open, phone, userId } = await aUser();
    const chip = mount(page, useSyncChip);
    await expect.poll(() => chip.now?.says).toBe('synced');
    phone.network.up = false;
    setOnline(false);
    onTestFinished(() => setOnline(true));
    await did(open.db, addGlass({ userId, date: DATE }));
    await expect.poll(() => chip.now).toEqual({ says: 'offline', unsent: 1 });
    setOnline(true);
    await expect.poll(() => chip.now?.says).toBe('cannot-reach');
    phone.network.up = true;
    open.sync.poke();
    await expect.poll(() => chip.now).toEqual({ says: 'synced', unsent: 0 });
  });

  it('asks for a sign-in when the server has ended the session, and syncs after it', async () => {
    const { page, phone, email, userId } = await aUser();
    await page.close();
    await ageTokens(phone, 30);
    await server.stack.database.query(`delete from auth.sessions where user_id = $1`, [userId]);
    const again = await aPage(phone);
    const chip = mount(again, useSyncChip);
    await expect.poll(() => chip.now?.says).toBe('sign-in');
    await signIn(again, email);
    await expect.poll(() => chip.now?.says).toBe('synced');
  });
});

const aGoal = (user_id: string): NewGoal => ({
  user_id,
  category: 'health',
  kind: 'custom',
  title: 'Sleep by ten',
  current: 0,
  target: 30,
  start_date: DATE,
});

describe('the sync centre', () => {
  it('tells what is unsent by kind, since when, and why it stalls; and tries again', async () => {
    const { phone, page: former, userId } = await aUser();
    await former.close();
    const rhythm = { firstMs: 600_000, mostMs: 600_000 };
    const page = await aPage(phone, { sync: { replication: { rhythm }, leadership: { locks: null } } });
    const open = opened(page);
    const status = mount(page, useSyncStatus);
    const centre = mount(page, useSyncCentre);
    phone.network.up = false;
    await did(open.db, addGlass({ userId, date: DATE }));
    await did(open.db, setGoal(aGoal(userId)));
    await did(open.db, setGoal(aGoal(userId)));
    await expect.poll(() => status.now).toMatchObject({ pending: { water_intake: 1, goals: 2 }, stall: 'offline' });
    expect(status.now?.pendingSince).toBeLessThanOrEqual(Date.now());
    const before = status.now?.lastSync ?? 0;
    expect(before).toBeGreaterThan(0);
    phone.network.up = true;
    centre.now?.retryNow();
    await expect.poll(() => status.now).toMatchObject({ pending: {}, stall: null });
    await expect.poll(() => status.now?.lastSync).toBeGreaterThan(before);
  });

  it('shows what the server turned down, to be corrected or discarded', async () => {
    const { page, open, userId } = await aUser();
    const centre = mount(page, useSyncCentre);
    const chip = mount(page, useSyncChip);
    const { userId: stranger } = await anAccount();
    await did(open.db, setGoal(aGoal(stranger)));
    await did(open.db, setGoal({ ...aGoal(stranger), title: 'Walk' }));
    await expect.poll(() => centre.now?.attention?.rejected).toHaveLength(2);
    await expect.poll(() => chip.now?.says).toBe('needs-attention');
    const [walk, sleep] = centre.now?.attention?.rejected ?? [];
    expect(walk).toMatchObject({ entity: 'goals', row: { title: 'Walk' }, code: '42501' });
    await centre.now?.discard(walk?.n ?? 0);
    await centre.now?.edit(sleep?.n ?? 0, { user_id: userId });
    await expect.poll(() => centre.now?.attention?.rejected).toEqual([]);
    await expect.poll(() => chip.now).toEqual({ says: 'synced', unsent: 0 });
    const kept = await server.stack.database.query(`select title from public.goals where user_id = $1`, [userId]);
    expect(kept).toEqual([{ title: 'Sleep by ten' }]);
  });

  it('gives back what lost against another device', async () => {
    const { page, phone, open, userId } = await aUser();
    const centre = mount(page, useSyncCentre);
    const id = await did(open.db, setGoal(aGoal(userId)));
    await expect.poll(() => open.db.outbox.count()).toBe(0);
    phone.network.up = false;
    await did(open.db, editGoal(id, { title: 'typed here' }));
    const later = `update public.goals set title = 'typed there, and later' where id = $1`;
    await server.stack.database.query(later, [id]);
    phone.network.up = true;
    open.sync.poke();
    await expect.poll(() => centre.now?.attention?.conflicts).toHaveLength(1);
    const [conflict] = centre.now?.attention?.conflicts ?? [];
    expect(conflict).toMatchObject({ lost: { title: 'typed here' }, kept: { title: 'typed there, and later' } });
    // What is told of them needs the whole record, such as its unit.
    expect(conflict?.row).toMatchObject({ ...aGoal(userId), title: 'typed there, and later' });
    expect(await centre.now?.restore(conflict?.n ?? 0)).toBe(true);
    await expect.poll(() => centre.now?.attention?.conflicts).toEqual([]);
    await expect.poll(() => open.db.outbox.count()).toBe(0);
    const kept = await server.stack.database.query(`select title from public.goals where id = $1`, [id]);
    expect(kept).toEqual([{ title: 'typed here' }]);
  });

  it('copies diagnostics that hold nothing secret and nothing typed', async () => {
    const { page, phone, open, email, userId } = await aUser();
    const centre = mount(page, useSyncCentre);
    const { userId: stranger } = await anAccount();
    await did(open.db, setGoal(aGoal(stranger)));
    await expect.poll(() => open.db.rejected.count()).toBe(1);
    const refusal = { code: 'PGRST301', message: `the token of ${email}` };
    phone.network.answer = (url) => (url.includes('/rpc/') ? Response.json(refusal, { status: 401 }) : null);
    open.sync.poke();
    await expect.poll(async () => (await open.db.facts.get('stall'))?.value).toBe('sign-in');
    const tokens = await page.session.store.tokens();
    const text = (await centre.now?.diagnostics()) ?? '';
    expect(text).toContain('stall sign-in');
    expect(text).toContain('rejected goals:42501');
    for (const secret of [tokens?.access_token, tokens?.refresh_token, email, userId, stranger, 'Sleep by ten']) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
    }
  });

  it('exports what this device holds, and imports it into the same user’s database after a wipe', async () => {
    const { page, phone, open, email, userId } = await aUser();
    const first = mount(page, useSyncCentre);
    phone.network.up = false;
    await did(open.db, setGoal(aGoal(userId)));
    await expect.poll(() => first.now).not.toBeNull();
    const text = (await first.now?.exportData()) ?? '';
    phone.network.up = true;
    await page.signOut('wipe');
    const { db } = await signIn(page, email);
    expect(await db.rows(goals).count()).toBe(0);
    const second = mount(page, useSyncCentre);
    await expect.poll(() => second.now).not.toBeNull();
    expect(await second.now?.importData(text.slice(0, -9))).toBe('damaged');
    expect(await second.now?.importData(text)).toBe('imported');
    await expect.poll(() => db.outbox.count()).toBe(0);
    const kept = await server.stack.database.query(`select title from public.goals where user_id = $1`, [userId]);
    expect(kept).toEqual([{ title: 'Sleep by ten' }]);
  });

  it('says how much is stored and whether it is safe, and asks for it to be', async () => {
    let persistent = false;
    setStorage({
      persisted: () => Promise.resolve(persistent),
      persist: () => Promise.resolve((persistent = true)),
      estimate: () => Promise.resolve({ usage: 3_000_000, quota: 1_000_000_000 }),
    });
    const storage = mount(await aPage(aPhone()), useStorage);
    await expect
      .poll(() => storage.now?.use)
      .toEqual({ persistent: false, usedBytes: 3_000_000, quotaBytes: 1_000_000_000 });
    expect(await storage.now?.persist()).toBe(true);
    await expect.poll(() => storage.now?.use?.persistent).toBe(true);
    setStorage({});
    expect(await storage.now?.persist()).toBe(false);
    await expect.poll(() => storage.now?.use).toEqual({ persistent: null, usedBytes: null, quotaBytes: null });
  });
});
