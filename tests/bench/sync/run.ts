import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import type { Answer, Asked } from './page.ts';

// npm run bench:sync: the arms take turns against the same server, and what they hold is compared before how fast.

const { values: given } = parseArgs({
  options: {
    json: { type: 'string' },
    rows: { type: 'string', default: '1000,10000' },
    delays: { type: 'string', default: '0,50' },
    cpus: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    edits: { type: 'string', default: '1000' },
  },
});
const ARMS = ['floor', 'plain', 'ours'] as const;
const numbers = (text: string): number[] => text.split(',').map(Number);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function bundle(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sync-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      target: 'es2023',
      lib: { entry: path.join(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: 'page' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
  return folder;
}

const FILL = `insert into public.meal_plans (user_id, date, name, notes, calories)
  select $1, date '2026-01-01' + n % 60, 'Meal number ' || n || ' of medium length',
    'Some notes typed by the user about meal ' || n, n % 700 from generate_series(1, $2) n`;

async function userWith(stack: TestStack, rows: number): Promise<Pick<Asked, 'session' | 'userId'>> {
  const device = await stack.signUp(`rows-${rows}@example.test`);
  const { data } = await device.auth.getSession();
  if (!data.session) throw new Error('nobody is signed in');
  for (let made = 0; made < rows; made += 5000) {
    await stack.database.query(FILL, [data.session.user.id, Math.min(5000, rows - made)]);
  }
  return { session: JSON.stringify(data.session), userId: data.session.user.id };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const spread = (values: number[]): string => `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

interface Setting {
  rows: number;
  delay: number;
  cpu: number;
}

async function slow(browser: CDPSession, { delay, cpu }: Setting): Promise<void> {
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: delay, ...throughput });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Medians by arm; an arm that holds something else than the floor gets no time. */
async function compare(page: Page, asked: Omit<Asked, 'arm'>, setting: Setting): Promise<Record<string, unknown>[]> {
  const answers = new Map<string, Answer[]>(ARMS.map((arm) => [arm, []]));
  // The first round warms the server and the browser and is not counted.
  for (let round = 0; round <= Number(given.rounds); round++) {
    let wanted: Answer | null = null;
    for (const arm of ARMS) {
      const run = `globalThis.runBench(${JSON.stringify({ ...asked, arm })})`;
      const answer = (await page.evaluate(run)) as Answer;
      // A push changes revs, so each arm is compared with what the server holds by its count alone after the first.
      wanted ??= answer;
      if (answer.held !== wanted.held) throw new Error(`${arm} holds ${answer.held} rows, the floor ${wanted.held}`);
      if (round > 0) answers.get(arm)?.push(answer);
    }
  }
  const timesOf = (arm: string, of: 'firstSync' | 'push'): number[] => (answers.get(arm) ?? []).map((a) => a[of].ms);
  return ARMS.map((arm) => {
    const last = answers.get(arm)?.at(-1);
    const row = new Map<string, unknown>([...Object.entries(setting), ['arm', arm]]);
    for (const part of ['firstSync', 'push'] as const) {
      const times = timesOf(arm, part);
      row.set(`${part} ms`, Math.round(median(times)));
      row.set(`${part} spread`, spread(times));
      row.set(`${part} x floor`, Number((median(times) / median(timesOf('floor', part))).toFixed(2)));
      row.set(`${part} requests`, last?.[part].requests);
      row.set(`${part} kB`, Math.round((last?.[part].bytes ?? 0) / 1000));
      row.set(`${part} longest task`, Math.round(last?.[part].longest ?? 0));
      row.set(`${part} blocking`, Math.round(last?.[part].blocking ?? 0));
    }
    return Object.fromEntries(row);
  });
}

const folder = await bundle();
const stack = await openTestStack({ publicDir: folder });
const profile = await mkdtemp(path.join(tmpdir(), 'bench-profile-'));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const page = browser.pages()[0] ?? (await browser.newPage());
  page.on('pageerror', (error) => print(`page: ${error.message}`));
  const session = await browser.newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(stack.url);
  await page.waitForFunction('globalThis.runBench');
  const table: Record<string, unknown>[] = [];
  for (const rows of numbers(given.rows)) {
    const user = await userWith(stack, rows);
    for (const delay of numbers(given.delays)) {
      for (const cpu of numbers(given.cpus)) {
        const setting = { rows, delay, cpu };
        await slow(session, setting);
        const asked = { ...user, anonKey: stack.anonKey, rows, edits: Number(given.edits) };
        const found = await compare(page, asked, setting);
        for (const row of found) print(JSON.stringify(row));
        table.push(...found);
      }
    }
  }
  if (given.json !== undefined) await writeFile(given.json, `${JSON.stringify({ sync: table }, null, 2)}\n`);
} finally {
  await browser.close();
  await stack.close();
  await rm(folder, { recursive: true, force: true });
  await rm(profile, { recursive: true, force: true });
}
process.exit(0);
