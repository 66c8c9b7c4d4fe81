import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { write } from '#sync/engine/journal.ts';
import { readStatus } from '#sync/engine/status.ts';
import { TransportError } from '#sync/engine/transport.ts';
import type { Transport } from '#sync/engine/transport.ts';
import { drainOutbox } from '#sync/drain.ts';
import { startSync } from '#sync/start.ts';
import { supabaseTransport } from '#sync/supabase-transport.ts';
import { openTestStack, PASSWORD } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';
import { all, anEmail, ENTITIES, openDevice, openLocal, session, sessions, userOf } from './devices.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

type Fetch = typeof fetch;
const never = new AbortController().signal;
const urlOf = ([what]: Parameters<Fetch>): string => (what instanceof Request ? what.url : what.toString());
const isRpc = (request: Parameters<Fetch>): boolean => urlOf(request).includes('/rpc/');

/** A device whose requests pass through `through`. */
async function deviceThrough(through: (send: Fetch) => Fetch, email = anEmail()): Promise<SupabaseClient> {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const client = createClient(stack.url, stack.anonKey, { auth, global: { fetch: through(fetch) } });
  await stack.account(email);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

const pullWith = async (client: SupabaseClient) =>
  supabaseTransport(client, await userOf(client)).pull(null, 10, never);

const answering =
  (response: () => Response) =>
  (send: Fetch): Fetch => {
    return (...request) => (isRpc(request) ? Promise.resolve(response()) : send(...request));
  };

describe('the transport', () => {
  it('pulls, and says so when something is wrong with an answer', async () => {
    expect(await pullWith(await stack.signUp(anEmail()))).toMatchObject({ reset: true, has_more: true });
    const cut = await deviceThrough(answering(() => new Response('{"changes":[', { status: 200 })));
    await expect(pullWith(cut)).rejects.toMatchObject({ name: 'TransportError' });
    const strange = await deviceThrough(answering(() => Response.json({ hello: 1 })));
    await expect(pullWith(strange)).rejects.toMatchObject({ kind: 'server', code: 'answer' });
  });

  it('counts what an answer cost, by what came over the network where that is said', async () => {
    const counted: { sent: number; received: number }[] = [];
    const count = (moved: { sent: number; received: number }): void => void counted.push(moved);
    const client = await stack.signUp(anEmail());
    const page = await supabaseTransport(client, await userOf(client), count).pull(null, 10, never);
    expect(counted).toHaveLength(1);
    expect(counted[0]?.sent).toBe(JSON.stringify({ cursor: null, page: 10, client: 1 }).length);
    expect(counted[0]?.received).toBeGreaterThan(JSON.stringify(page).length / 2);
    const headers = { 'content-length': '77' };
    const packed = await deviceThrough(answering(() => new Response('{"hello": 1}', { headers })));
    await supabaseTransport(packed, await userOf(packed), count)
      .pull(null, 10, never)
      .catch(() => undefined);
    expect(counted[1]?.received).toBe(77);
  });

  it('classes what a proxy or the network does', async () => {
    const headers = { 'retry-after': '7' };
    const limited = await deviceThrough(answering(() => new Response('{}', { status: 429, headers })));
    await expect(pullWith(limited)).rejects.toMatchObject({ kind: 'server', retryAfterSeconds: 7 });
    const gone = await deviceThrough((send) => (...request) => {
      return isRpc(request) ? Promise.reject(new TypeError('fetch failed')) : send(...request);
    });
    await expect(pullWith(gone)).rejects.toMatchObject({ kind: 'offline' });
  });

  it('refreshes a refused token once and goes on', async () => {
    let refusals = 1;
    let refreshes = 0;
    const client = await deviceThrough((send) => (...request) => {
      if (urlOf(request).includes('grant_type=refresh_token')) refreshes++;
      if (isRpc(request) && refusals-- > 0) return Promise.resolve(new Response('{}', { status: 401 }));
      return send(...request);
    });
    expect(await pullWith(client)).toMatchObject({ reset: true });
    expect(refreshes).toBe(1);
    refusals = 2;
    await expect(pullWith(client)).rejects.toMatchObject({ kind: 'sign-in' });
    expect(refreshes).toBe(2);
  });

  it('takes a refresh that did not get through for being offline, not signed out', async () => {
    let down = false;
    const client = await deviceThrough((send) => (...request) => {
      if (down && !isRpc(request)) return Promise.reject(new TypeError('fetch failed'));
      return down ? Promise.resolve(new Response('{}', { status: 401 })) : send(...request);
    });
    const transport = supabaseTransport(client, await userOf(client));
    down = true;
    // The client tries to refresh for half a minute before it gives up.
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    try {
      const failure = transport.pull(null, 10, never).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failure).toMatchObject({ kind: 'offline' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks for no password where another tab has renewed the session, or too many ask at once', async () => {
    const email = anEmail();
    await stack.account(email);
    const kept = new Map<string, string>();
    const other = await stack.signIn(email);
    let crowded = false;
    const through: Fetch = async (...request) => {
      if (isRpc(request)) return new Response('{}', { status: 401 });
      if (!urlOf(request).includes('grant_type=refresh_token')) return fetch(...request);
      if (crowded) return new Response('{}', { status: 429 });
      kept.set('session', JSON.stringify((await other.auth.getSession()).data.session));
      return fetch(...request);
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const auth = { storage, storageKey: 'session', persistSession: true, autoRefreshToken: false };
    const client = createClient(stack.url, stack.anonKey, { auth, global: { fetch: through } });
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    await expect(pullWith(client)).rejects.toMatchObject({ kind: 'server', code: '409' });
    crowded = true;
    await expect(pullWith(client)).rejects.toMatchObject({ kind: 'server', code: '429' });
  });

  it('asks in nobody else’s name (law 12)', async () => {
    const client = await stack.signUp(anEmail());
    const transport = supabaseTransport(client, crypto.randomUUID());
    await expect(transport.pull(null, 10, never)).rejects.toMatchObject({ kind: 'sign-in', code: 'another-user' });
    await client.auth.signOut();
    await expect(transport.push([], never)).rejects.toMatchObject({ kind: 'sign-in' });
  });

  it('law 14: keeps the queue when the server wants a newer client, and says so', async () => {
    const device = await openDevice(await stack.signUp(anEmail()));
    await device.settle();
    await stack.database.query('update sync.state set minimum_client = 99');
    try {
      await write(device.db, [{ entity: sessions, set: session(device.userId) }]);
      await device.settle();
      await expect.poll(() => readStatus(device.db)).toMatchObject({ stall: 'update-needed', rejected: 0 });
    } finally {
      await stack.database.query('update sync.state set minimum_client = 0');
    }
    await device.settle();
    expect(await readStatus(device.db)).toMatchObject({ stall: null, pending: {} });
    await device.close();
  });

  it('has heard the server to the end though that takes nothing, and is well as soon as it does', async () => {
    let refusing = true;
    const wrap = (transport: Transport): Transport => ({
      ...transport,
      ping: () => () => undefined,
      push: (...args) =>
        refusing ? Promise.reject(new TransportError({ kind: 'refused', code: '400' })) : transport.push(...args),
    });
    const device = await openDevice(await stack.signUp(anEmail()), { wrap, pageSize: 100 });
    const status = () => readStatus(device.db);
    await write(device.db, [{ entity: sessions, set: session(device.userId) }]);
    const refused = { stall: 'needs-attention', pending: { workout_sessions: 1 }, lastSync: expect.any(Number) };
    await expect.poll(status).toMatchObject(refused);
    refusing = false;
    await expect.poll(status).toMatchObject({ stall: null, pending: {} });
    await device.close();
  });

  it('asks for nothing more, not even the next page, once it was told to wait', async () => {
    const told = Promise.withResolvers<void>();
    let pulls = 0;
    const wrap = (transport: Transport): Transport => ({
      ...transport,
      ping: () => () => undefined,
      push: () => {
        told.resolve();
        return Promise.reject(new TransportError({ kind: 'server', code: '429', retryAfterSeconds: 600 }));
      },
      pull: (...args) => {
        pulls++;
        return transport.pull(...args);
      },
    });
    const client = await stack.signUp(anEmail());
    const database = await openLocal(await userOf(client));
    await write(database, [{ entity: sessions, set: session(await userOf(client)) }]);
    const device = await openDevice(client, { wrap, database, pageSize: 5 });
    await told.promise;
    await device.settle();
    const asked = pulls;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await device.settle();
    expect(pulls).toBe(asked);
    expect(pulls).toBeLessThan(5);
    await device.close();
  });

  it('law 3: learns the offset of the server’s clock, and edits by it', async () => {
    const behind = { now: () => Date.now() - 86_400_000 };
    const device = await openDevice(await stack.signUp(anEmail()), { clock: behind });
    await device.settle();
    await expect.poll(() => Math.round(device.db.offset / 60_000)).toBe(1440);
    const [id = ''] = await write(device.db, [{ entity: sessions, set: session(device.userId) }], behind);
    const edited = Date.parse((await device.db.rows(sessions).get(id))?.updated_at ?? '');
    expect(Math.abs(edited - Date.now())).toBeLessThan(3_600_000);
    await device.close();
  });
});

const started = async (client: SupabaseClient) =>
  startSync({
    userId: await userOf(client),
    entities: ENTITIES,
    supabase: () => Promise.resolve(client),
    database: { prefix: crypto.randomUUID() },
  });

describe('the whole', () => {
  it('law 3: stamps by what another tab has learnt of the server’s clock', async () => {
    const tab = await started(await stack.signUp(anEmail()));
    const { db } = tab;
    await expect.poll(async () => (await readStatus(db)).lastSync).not.toBeNull();
    await db.facts.put({ name: 'offset', value: 86_400_000 });
    await expect.poll(() => db.offset).toBe(86_400_000);
    await tab.stop();
  });

  it('law 9: shows on an idle second device what the first one wrote, by a hint alone', async () => {
    const email = anEmail();
    const one = await started(await stack.signUp(email));
    const two = await started(await stack.signIn(email));
    await expect.poll(async () => (await readStatus(two.db)).lastSync).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { user_id } = session(one.db.name.split(':')[1] ?? '');
    await write(one.db, [{ entity: sessions, set: session(String(user_id)) }]);
    await expect.poll(() => two.db.rows(sessions).count()).toBe(1);
    expect(one.leads).toBe(true);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('sends what is unsent with no tab open, and says whether all of it went', async () => {
    const client = await stack.signUp(anEmail());
    const userId = await userOf(client);
    const whole = { userId, entities: ENTITIES, supabase: client, database: { prefix: crypto.randomUUID() } };
    const { db } = await startSync({
      ...whole,
      supabase: () => Promise.resolve(client),
      leadership: { locks: { request: () => new Promise<never>(() => {}) } },
    });
    await write(db, [{ entity: sessions, set: session(userId) }]);
    expect(await db.outbox.count()).toBe(1);
    expect(await drainOutbox(whole)).toBe(true);
    expect(await db.outbox.count()).toBe(0);
    expect(await all(db, sessions)).toHaveLength(1);
    db.close();
  });
});
