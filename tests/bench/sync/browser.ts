import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../../sync-browser/bundle.ts';
import type { Calls } from './page.ts';

type Call = { [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => Promise<Awaited<ReturnType<Calls[Name]>>> };

export interface Browser {
  /** What the page offers, by name. */
  page: Call;
  version: string;
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
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
  await page.goto(url);
  await page.waitForFunction('globalThis.bench');
  return {
    page: new Proxy({} as Call, {
      get:
        (_, name: string) =>
        (...args: unknown[]) =>
          page.evaluate(`bench.${name}(...${JSON.stringify(args)})`),
    }),
    version: context.browser()?.version() ?? '',
    slowDown: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
