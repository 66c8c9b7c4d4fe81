// npm run bench:web           Lighthouse, the offline cold start in a browser that is started anew, and what a press costs
//                             after two years of use; about 10 minutes
// npm run bench:web -- --only cold-start|lighthouse|gestures|roster, --rounds N, --json FILE
import { ensureBuilt } from './built.mjs';
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

ensureInstalled();
await ensureBuilt();
const env = { CHROMIUM_PATH: ensureChromium() };
const main = ['--disable-warning=ExperimentalWarning', 'tests/bench/web/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main, { env }));
