// Takes the picture for shared links from the head of the home page. Run it when that changes.
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBuilt } from './built.mjs';
import { ROOT } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

/** The part every network shows. */
const VIEWPORT = { width: 1200, height: 630 };
const HEAD_ALONE = `
  .header, .hero .acts { display: none !important; }
  .hero .wrapper { min-height: ${VIEWPORT.height}px; padding: 0 3rem !important; }`;

await ensureBuilt();
const site = await preview({ root: ROOT, preview: { port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
await page.goto(site.resolvedUrls.local[0]);
await page.addStyleTag({ content: HEAD_ALONE });
await page.evaluate(() => document.fonts.ready.then(() => true));
await page.screenshot({ path: path.join(ROOT, 'public/share.jpg'), type: 'jpeg', quality: 82 });
await browser.close();
await site.close();
