import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { chromium, expect } from 'playwright/test';
import { CHROMIUM } from '../support/chromium.ts';
import { killerOfBrowser, killerOfTab } from '../support/kill.ts';
import type { Kill } from '../support/kill.ts';
import type { TestStack } from '../support/stack.ts';
import { openDevice, openTab, test, unsentIn } from './stage.ts';

/** Enough for most of the time to pass half way through a gesture. */
const EXERCISES = 12;
const PAUSE_MS = 20;
const ROUNDS = 2;
const ENOUGH = 10;

type Exercises = { exercise_id: string }[];

const catalogue = ({ database }: TestStack): Promise<Exercises> =>
  database.query(`select id as exercise_id from public.exercises limit ${EXERCISES}`);

/** Writes gestures over two tables until it is killed; the answer is what was acknowledged before. */
async function writeUntil(tab: Page, exercises: Exercises, kill: Kill): Promise<string[]> {
  const acknowledged: string[] = [];
  const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>();
  // Told by the console because the page waits for no answer to it.
  tab.on('console', (message) => {
    if (message.type() === 'info') acknowledged.push(message.text());
    if (acknowledged.length === ENOUGH) isEnough();
  });
  const writing = tab.evaluate(
    async ([of, pause]) => {
      for (let n = 0; ; n++) {
        console.info(await app.plan(`Session ${n}`, of));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    [exercises, PAUSE_MS] as const,
  );
  writing.catch(() => undefined);
  await enough;
  await kill();
  return acknowledged;
}

const SESSIONS = `select session_id as id, count(*)::int as n from public.workout_exercises where user_id = $1 group by 1`;

async function sessionsOnServer({ database }: TestStack, userId: string): Promise<Record<string, number>> {
  const rows = await database.query<{ id: string; n: number }>(SESSIONS, [userId]);
  return Object.fromEntries(rows.map(({ id, n }) => [id, n]));
}

function expectWhole(sessions: Record<string, number>, acknowledged: readonly string[]): void {
  expect(acknowledged.filter((id) => !(id in sessions))).toEqual([]);
  expect(Object.values(sessions).filter((count) => count !== EXERCISES)).toEqual([]);
}

/** Opens the app again, looks before it can ask the server, and then lets it. */
async function reopen(context: BrowserContext, url: string, acknowledged: readonly string[]): Promise<Page> {
  await context.route('**/rest/v1/**', (route) => route.abort());
  const tab = await openTab(context, url);
  expectWhole(await tab.evaluate(() => app.sessions()), acknowledged);
  await context.unroute('**/rest/v1/**');
  return tab;
}

test('a tab killed while it writes and sends loses nothing it acknowledged', async ({ context, stack, member }) => {
  const exercises = await catalogue(stack);
  const acknowledged: string[] = [];
  let tab = await openDevice(context, stack.url, member);
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await writeUntil(tab, exercises, await killerOfTab(tab))));
    tab = await reopen(context, stack.url, acknowledged);
  }
  await expect.poll(() => unsentIn(tab)).toBe(0);
  const sessions = await tab.evaluate(() => app.sessions());
  expectWhole(sessions, acknowledged);
  expect(await sessionsOnServer(stack, member.userId)).toEqual(sessions);
});

test('a browser killed while a tab writes and sends loses nothing it acknowledged', async ({ stack, member }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const before = await chromium.launchPersistentContext(profile, CHROMIUM);
  const tab = await openDevice(before, stack.url, member);
  const acknowledged = await writeUntil(tab, await catalogue(stack), await killerOfBrowser(before));

  const after = await chromium.launchPersistentContext(profile, CHROMIUM);
  const again = await reopen(after, stack.url, acknowledged);
  await expect.poll(() => unsentIn(again)).toBe(0);
  const sessions = await again.evaluate(() => app.sessions());
  expectWhole(sessions, acknowledged);
  expect(await sessionsOnServer(stack, member.userId)).toEqual(sessions);
  await after.close();
  await rm(profile, { recursive: true, force: true });
});
