import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../../support/chromium.ts';
import type { Calls } from './page.ts';

type Call = { [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => Promise<Awaited<ReturnType<Calls[Name]>>> };

export interface Browser {
  /** What the page offers, by name. */
  page: Call;
  version: string;
  /** A page anew, whatever the old one was busy with. */
  renew(): Promise<void>;
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

const MOST_MS = 180_000;

/** What never answers would hold up all that comes after it. */
async function inTime<T>(name: string, answer: Promise<T>): Promise<T> {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    handle = setTimeout(() => reject(new Error(`${name} took more than ${MOST_MS / 1000} s`)), MOST_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(handle);
  }
}

/** A Chromium with a profile of its own on the disk: IndexedDB in memory would flatter everybody. */
export async function openBrowser(url: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--js-flags=--expose-gc'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', (error) => void process.stderr.write(`page: ${error.message}\n`));
  const session = await context.newCDPSession(page);
  const load = async (): Promise<void> => {
    await page.goto(url);
    await page.waitForFunction('globalThis.bench');
  };
  await load();
  return {
    page: new Proxy({} as Call, {
      get:
        (_, name: string) =>
        (...args: unknown[]) =>
          inTime(name, page.evaluate(`bench.${name}(...${JSON.stringify(args)})`)),
    }),
    renew: load,
    version: context.browser()?.version() ?? '',
    slowDown: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
