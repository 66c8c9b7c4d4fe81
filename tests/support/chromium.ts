import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const playwright = createRequire(import.meta.resolve('playwright'));
const core = path.dirname(playwright.resolve('playwright-core/package.json'));

/** What Playwright turns off. Chromium heeds only the last list of its kind, so ours has to hold it too. */
function offInPlaywright(): string[] {
  const code = readFileSync(path.join(core, 'lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[(?<features>.*?)\]/s.exec(code)?.groups?.['features'] ?? '';
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  if (features.length === 0) throw new Error('What Playwright turns off stands elsewhere than in its bundle.');
  return features;
}

/** Each window would load a page for its address bar, which nobody sees: a second of the processor's time. */
const OMNIBOX = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** How a test begins the browser. */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...offInPlaywright(), ...OMNIBOX].join(',')}`,
  ],
};
