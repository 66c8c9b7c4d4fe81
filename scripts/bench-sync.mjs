// npm run bench:sync -- [--rows 1000,10000] [--delays 0,50,200] [--cpus 1,4] [--rounds N] [--arms floor,ours] [--json FILE]
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

ensureInstalled();
const env = { CHROMIUM_PATH: ensureChromium() };
const main = ['--disable-warning=ExperimentalWarning', 'tests/bench/sync/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main, { env }));
