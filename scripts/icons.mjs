// Draws the app's icons from the one drawing of the mark. Run it when the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from './installed.mjs';
import { ensureChromium } from './machine.mjs';
import { palettePng } from './palette-png.mjs';

/** The mark stays within the circle no system crops, so a square is enough for the maskable icon. */
const ROUND = 0.22;
const ICONS = [
  { file: 'icons/192.png', size: 192, corner: ROUND },
  { file: 'icons/512.png', size: 512, corner: ROUND },
  { file: 'icons/maskable-192.png', size: 192, corner: 0 },
  { file: 'icons/maskable-512.png', size: 512, corner: 0 },
  { file: 'icons/apple-touch.png', size: 180, corner: 0 },
];

/** Runs in the browser: red, green, blue and alpha of each pixel. */
async function draw({ drawing, size, corner }) {
  const picture = new Image(size, size);
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const context = new OffscreenCanvas(size, size).getContext('2d');
  context.roundRect(0, 0, size, size, size * corner);
  context.clip();
  context.drawImage(picture, 0, 0, size, size);
  return [...context.getImageData(0, 0, size, size).data];
}

const drawing = readFileSync(path.join(ROOT, 'public/icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, corner } of ICONS) {
  const pixels = await page.evaluate(draw, { drawing, size, corner });
  writeFileSync(path.join(ROOT, 'public', file), palettePng(pixels, size));
}
await browser.close();
