// npm run bench:web           Lighthouse, and the offline cold start in a browser that is started anew; about 8 minutes
// npm run bench:web -- --only cold-start|lighthouse, --rounds N, --json FILE
import { ensureBuilt } from './built.mjs';
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

ensureInstalled();
await ensureBuilt();
const env = { CHROMIUM_PATH: ensureChromium() };
const main = ['--disable-warning=ExperimentalWarning', 'tests/bench/web/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main, { env }));
