import { describe, expect, it } from 'vitest';
import { dropTokens } from '#src/data/session/auth-storage.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { write } from '#sync/engine/journal.ts';
import { ageTokens, aPhone, aServer, opened, openPage, signIn } from './parts.ts';
import type { Page } from './parts.ts';

const server = aServer();
const { anAccount } = server;

const MANY = 1000;

/** A thousand days on each of which the user drank a glass. */
const glasses = (userId: string, count = MANY) =>
  Array.from({ length: count }, (_, i) => ({
    entity: waterIntake,
    set: {
      user_id: userId,
      date: new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10),
      created_at: new Date().toISOString(),
    },
    add: { glasses_consumed: 1 },
  }));

const onServer = async (userId: string): Promise<number> => {
  const [row] = await server.stack.database.query<{ n: number }>(
    `select count(*)::int as n from public.water_intake where user_id = $1`,
    [userId],
  );
  return row?.n ?? 0;
};

const canSync = (page: Page): boolean | null => {
  const state = page.session.getSnapshot();
  return state.state === 'signed-in' ? state.canSync : null;
};

describe('a session', () => {
  it('is known at the first paint, and reads what is kept with no network at all', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const first = await openPage(server.stack, phone);
    expect(first.session.getSnapshot()).toEqual({ state: 'signed-out' });
    const { db } = await signIn(first, email);
    await write(db, glasses(userId, 3));
    await first.close();

    phone.network.up = false;
    const again = await openPage(server.stack, phone);
    expect(again.session.getSnapshot()).toMatchObject({ state: 'signed-in', account: { userId, email } });
    expect(await opened(again).db.rows(waterIntake).count()).toBe(3);
    await again.close();
  });

  it('with a token that ran out 30 days ago opens, logs, and sends a thousand writes when the network is back', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const first = await openPage(server.stack, phone);
    await signIn(first, email);
    await first.close();
    await ageTokens(phone, 30);
    await server.stack.database.query(`update auth.refresh_tokens set updated_at = updated_at - interval '30 days'`);

    phone.network.up = false;
    const page = await openPage(server.stack, phone);
    const { db, sync } = opened(page);
    await write(db, glasses(userId));
    expect(await page.session.refresh(0)).toBe('unreachable');
    expect(canSync(page)).toBe(true);
    expect(await db.outbox.count()).toBe(MANY);

    phone.network.up = true;
    sync.poke();
    await expect.poll(() => db.outbox.count()).toBe(0);
    expect(await onServer(userId)).toBe(MANY);
    expect(canSync(page)).toBe(true);
    await page.close();
  }, 90_000);

  it('that the server has ended keeps the queue, asks for a sign-in, and then sends it', async () => {
    const { email, userId } = await anAccount();
    const phone = aPhone();
    const first = await openPage(server.stack, phone);
    await signIn(first, email);
    await first.close();
    await ageTokens(phone, 30);
    await server.stack.database.query(`delete from auth.sessions where user_id = $1`, [userId]);

    const page = await openPage(server.stack, phone);
    const { db } = opened(page);
    await write(db, glasses(userId, 5));
    await expect.poll(() => canSync(page)).toBe(false);
    expect(page.session.getSnapshot()).toMatchObject({ state: 'signed-in', account: { userId } });
    expect(await db.outbox.count()).toBe(5);
    await expect.poll(async () => (await db.facts.get('stall'))?.value).toBe('sign-in');

    await signIn(page, email);
    expect(canSync(page)).toBe(true);
    await expect.poll(() => db.outbox.count()).toBe(0);
    expect(await onServer(userId)).toBe(5);
    await page.close();
  });

  it('learns with its next token of an address that was changed elsewhere', async () => {
    const { page, userId } = await server.aUser();
    const email = `new-${userId}@example.org`;
    await server.stack.service().auth.admin.updateUserById(userId, { email, email_confirm: true });
    expect(await page.session.refresh(Infinity)).toBe('fresh');
    await expect.poll(() => page.session.getSnapshot()).toMatchObject({ account: { userId, email }, canSync: true });
    expect(page.session.store.mirrored()).toMatchObject({ email });
  });

  it('that was refused to the service worker asks for a sign-in at the next look', async () => {
    const { page, phone } = await server.aUser();
    const worker = openSessionStore(null, phone.storeName);
    await dropTokens(worker, (await worker.tokens())?.refresh_token ?? '');
    worker.close();
    expect(canSync(page)).toBe(true);
    expect(await page.session.refresh()).toBe('refused');
    expect(canSync(page)).toBe(false);
  });

  it.each([
    ['a limit', () => Response.json({ error_code: 'over_request_rate_limit', msg: 'slow down' }, { status: 429 })],
    ['a page of somebody else', () => new Response('<h1>Pay for the network</h1>', { status: 403 })],
    ['a dead gateway', () => new Response('', { status: 502 })],
  ])('survives %s where a new token was asked for', async (_, answer) => {
    const { email } = await anAccount();
    const phone = aPhone();
    const first = await openPage(server.stack, phone);
    await signIn(first, email);
    await first.close();
    await ageTokens(phone, 1);
    phone.network.answer = (url) => (url.includes('/auth/v1/token') ? answer() : null);
    const page = await openPage(server.stack, phone);
    expect(await page.session.refresh(0)).toBe('unreachable');
    expect(canSync(page)).toBe(true);
    phone.network.answer = null;
    expect(await page.session.refresh(0)).toBe('fresh');
    expect(canSync(page)).toBe(true);
    await page.close();
  });
});
