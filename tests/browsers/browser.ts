import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** A browser that Playwright does not drive here, as far as the offline path needs one. */
export interface Browser {
  open(url: string): Promise<void>;
  address(): Promise<string>;
  /** The body of a function, run in the page. */
  run<T>(body: string): Promise<T>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** What is asked for, as soon as it is neither false nor nothing. */
export async function until<T>(browser: Browser, what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const found = await ask();
    if (found) return found;
    await sleep(200);
  }
  const shown = await browser.run<string>('return document.body.innerText');
  throw new Error(`In a minute there was no ${what}. The page shows: ${shown}`);
}
