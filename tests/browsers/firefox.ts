import puppeteer from 'puppeteer-core';
import type { Browser } from './browser.ts';

/** Over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await firefox.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    address: async () => page.url(),
    run: <T>(body: string) => page.evaluate(`(async () => { ${body} })()`) as Promise<T>,
    type: (selector, text) => page.type(selector, text),
    close: () => firefox.close(),
  };
}
