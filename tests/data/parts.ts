import { Dexie } from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { createAppData } from '#src/data/app-data.ts';
import type { AppData, AppDataOptions } from '#src/data/app-data.ts';
import type { Open } from '#src/data/database/opening.ts';
import type { Shelf } from '#src/data/mirror.ts';
import type { Tokens } from '#src/data/session/session-store.ts';
import { openSessionStore } from '#src/data/session/session-store.ts';
import { openTestStack, PASSWORD } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';

Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

let devices = 0;

/** The page's storage, as a browser has it. */
function aShelf(): Shelf & { all: () => Record<string, string> } {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (at) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
    all: () => Object.fromEntries(held),
  };
}

/** The network's switch, and what went over it. */
export interface Network {
  up: boolean;
  /** Answers instead of the server where it is not null. */
  answer: ((url: string) => Response | null | Promise<Response | null>) | null;
  requests: { url: string; authorization: string | null; body: string }[];
  readonly fetch: typeof fetch;
}

function aNetwork(): Network {
  const network: Network = {
    up: true,
    answer: null,
    requests: [],
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!network.up) throw new TypeError('fetch failed');
      const headers = new Headers(init?.headers);
      const body = typeof init?.body === 'string' ? init.body : '';
      network.requests.push({ url, authorization: headers.get('authorization'), body });
      return (await network.answer?.(url)) ?? fetch(input, init);
    },
  };
  return network;
}

/** What outlives the page: its stores. */
export interface Phone {
  mirror: ReturnType<typeof aShelf>;
  storeName: string;
  network: Network;
}

export const aPhone = (): Phone => ({ mirror: aShelf(), storeName: `session-${devices++}`, network: aNetwork() });

export interface Page extends AppData {
  /** Ends it as a closed tab does. */
  close(): Promise<void>;
}

export async function openPage(stack: TestStack, phone: Phone, options: AppDataOptions = {}): Promise<Page> {
  const data = createAppData({
    server: { url: stack.url, anonKey: stack.anonKey },
    mirror: phone.mirror,
    storeName: phone.storeName,
    fetch: phone.network.fetch,
    sync: { replication: { rhythm: { firstMs: 20, mostMs: 200, soonMs: 20 } }, leadership: { locks: null } },
    ...options,
  });
  const end = data.start();
  await data.settled();
  return {
    ...data,
    async close() {
      end();
      await Promise.resolve();
      await data.settled();
      const supabase = await data.session.supabase();
      // What has begun to read the store comes to its end first; who closes twice finds it closed.
      await supabase.auth.getSession().catch(() => undefined);
      await supabase.removeAllChannels();
      data.session.store.close();
    },
  };
}

export async function signIn(page: Page, email: string): Promise<Open> {
  const { error } = await (await page.session.supabase()).auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  await page.settled();
  return opened(page);
}

export function opened(page: Page): Open {
  const open = page.opening.getSnapshot();
  if (open.state !== 'open') throw new Error(`the database is ${open.state}`);
  return open;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Leaves the device as it is when nobody opened the app for so many days. */
export async function ageTokens(phone: Phone, days: number): Promise<Tokens> {
  const store = openSessionStore(phone.mirror, phone.storeName);
  const tokens = await store.tokens();
  if (!tokens) throw new Error('nobody is signed in');
  const claims = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const exp = Math.floor(Date.now() / 1000) - days * 86_400;
  const access_token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp })}.c2lnbmF0dXJl`;
  await store.kept.put({ name: 'session', value: JSON.stringify({ ...tokens, access_token, expires_at: exp }) });
  store.close();
  return tokens;
}

export interface User {
  phone: Phone;
  page: Page;
  open: Open;
  email: string;
  userId: string;
}

/** The server of a file of tests. What is opened in a test ends with it. */
export function aServer() {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack();
  }, 120_000);
  afterAll(() => stack.close());

  async function anAccount(): Promise<{ email: string; userId: string }> {
    const email = `${randomUUID()}@example.org`;
    return { email, userId: await stack.account(email) };
  }

  async function aPage(phone: Phone, options?: AppDataOptions): Promise<Page> {
    const page = await openPage(stack, phone, options);
    onTestFinished(() => page.close());
    return page;
  }

  /** Signed in, and with all that the server has of the user. */
  async function aUser(): Promise<User> {
    const phone = aPhone();
    const page = await aPage(phone);
    const { email, userId } = await anAccount();
    const open = await signIn(page, email);
    await expect.poll(() => open.db.facts.get('last-sync')).toBeDefined();
    return { phone, page, open, email, userId };
  }

  return {
    get stack() {
      return stack;
    },
    anAccount,
    aPage,
    aUser,
  };
}

/** Lets whatever goes to an address wait until it is let go. */
export function holdBack({ network }: Phone, address: string): { readonly isWaiting: boolean; letGo: () => void } {
  let isWaiting = false;
  const gate = Promise.withResolvers<null>();
  network.answer = (url) => {
    if (!url.includes(address)) return null;
    isWaiting = true;
    return gate.promise;
  };
  return {
    get isWaiting() {
      return isWaiting;
    },
    letGo: () => gate.resolve(null),
  };
}
