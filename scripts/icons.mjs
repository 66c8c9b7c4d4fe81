// Draws the icons of the installed app from the one drawing of the mark. Run it when that has changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

/** The mark stays within the circle that no system cuts off, so a square is all a mask needs. */
const ROUND = '22%';
const ICONS = [
  { file: 'icons/192.png', size: 192, corner: ROUND },
  { file: 'icons/512.png', size: 512, corner: ROUND },
  { file: 'icons/maskable-192.png', size: 192, corner: '0' },
  { file: 'icons/maskable-512.png', size: 512, corner: '0' },
  { file: 'icons/apple-touch.png', size: 180, corner: '0' },
];

const drawing = readFileSync(path.join(ROOT, 'public/icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, corner } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; border-radius: ${corner} }</style>${drawing}`,
  );
  await page.screenshot({ path: path.join(ROOT, 'public', file), omitBackground: true });
}
await browser.close();
