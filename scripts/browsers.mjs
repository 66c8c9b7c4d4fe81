// npm run firefox, npm run webkit: the offline path once in a browser that the other tests do not use. Not part of npm
// test.
import { ensureBuilt } from './built.mjs';
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureFirefox, ensureWebKit } from './machine.mjs';

const ENVIRONMENTS = {
  firefox: () => ({ FIREFOX_PATH: ensureFirefox() }),
  webkit() {
    const { driver, browser } = ensureWebKit();
    return { WEBKIT_DRIVER: driver, WEBKIT_PATH: browser };
  },
};

const [browser] = process.argv.slice(2);
ensureInstalled();
await ensureBuilt();
const env = ENVIRONMENTS[browser]();
process.exit(await run(NODE, ['--disable-warning=ExperimentalWarning', 'tests/browsers/run.ts', browser], { env }));
