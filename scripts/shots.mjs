// npm run shots               every screen at three widths, light and dark, into pictures/
// npm run shots -- nutrition  only those whose name contains the word
// npm run shots -- --manifest the two pictures that the manifest shows before the app is installed
import { ensureBuilt } from './built.mjs';
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

ensureInstalled();
await ensureBuilt();
const env = { CHROMIUM_PATH: ensureChromium() };
const main = ['--disable-warning=ExperimentalWarning', 'tests/shots/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main, { env }));
