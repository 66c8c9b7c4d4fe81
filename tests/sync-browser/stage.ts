import { randomInt, randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { openTestStack, PASSWORD } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';
import { bundlePage } from './bundle.ts';

// What the proofs stand on: the stack over HTTP, with the page that the browsers load.

export interface Member {
  email: string;
  userId: string;
}

interface Things {
  mortal: MortalStack;
  /** Somebody with an account and nothing in it. */
  member: Member;
}

interface Shared {
  folder: string;
  stack: TestStack;
}

const here = (file: string): string => path.join(import.meta.dirname, file);

export async function aMember(stack: TestStack): Promise<Member> {
  const email = `${randomUUID()}@example.test`;
  return { email, userId: await stack.account(email) };
}

export const test = base.extend<Things, Shared>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern
    async ({}, give) => {
      const folder = await bundlePage(here('page.ts'), here('worker.ts'));
      await give(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ folder }, give) => {
      const stack = await openTestStack({ publicDir: folder });
      await give(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
  mortal: async ({ folder }, give) => {
    const mortal = await mortalStack(folder);
    await give(mortal);
    await mortal.end();
  },
  member: async ({ stack }, give) => give(await aMember(stack)),
});

interface MortalStack {
  stack: TestStack;
  die(): Promise<void>;
  /** The same server again, with all it had. */
  rise(): Promise<TestStack>;
}

/** Below the ports that systems lend to whoever connects: one of those would be lent while the server is away. */
async function portToComeBackTo(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return portToComeBackTo();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A server that can go away under the browsers, workers included. */
async function mortalStack(folder: string): Promise<MortalStack & { end(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mortal-'));
  const stack = await openTestStack({ publicDir: folder, dataDir, port: await portToComeBackTo() });
  let alive: TestStack | null = stack;
  async function die(): Promise<void> {
    await alive?.close();
    alive = null;
  }
  return {
    stack,
    die,
    async rise() {
      alive = await openTestStack({ publicDir: folder, dataDir, port: Number(new URL(stack.url).port) });
      return alive;
    },
    async end() {
      await die();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A tab of whoever uses this browser; its app has found out who that is. */
export async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.evaluate(() => app.data.settled());
  return tab;
}

export async function signIn(tab: Page, { email }: Member): Promise<void> {
  await tab.evaluate(([name, password]) => app.signIn(name, password), [email, PASSWORD] as const);
}

/** A tab in which the member is signed in and has everything. */
export async function openDevice(context: BrowserContext, url: string, member: Member): Promise<Page> {
  const tab = await openTab(context, url);
  await signIn(tab, member);
  await expect.poll(() => tab.evaluate(() => app.hasSynced())).toBe(true);
  return tab;
}

export const unsentIn = (tab: Page): Promise<number | null> =>
  tab.evaluate(async () => (await app.sync())?.unsent ?? null);

/** The times a tab, or all tabs of a browser, asked the server for this. */
export function requestsOf(asker: Page | BrowserContext, what: string): { count: number } {
  const requests = { count: 0 };
  asker.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(what)) requests.count++;
  });
  return requests;
}

/** The times the server was asked for this, by a worker too: the browser tells of its requests late, or never. */
export function requestsTo(stack: TestStack, what: string): { count: number } {
  const requests = { count: 0 };
  const { host } = new URL(stack.url);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'POST' && request.headers.host === host && request.url?.includes(what)) requests.count++;
  });
  return requests;
}

export const DAY = '2026-01-05';

/** The glasses of that day as the server has them. */
export async function glassesOnServer(stack: TestStack, { userId }: Member): Promise<number> {
  const query = 'select glasses_consumed as n from public.water_intake where user_id = $1 and date = $2';
  const [row] = await stack.database.query<{ n: number }>(query, [userId, DAY]);
  return row?.n ?? 0;
}
