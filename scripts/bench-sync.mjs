// npm run bench:sync                                    the chosen settings, about 12 minutes
// npm run bench:sync -- --rows 50000 [--delays 0,200] [--cpus 1,4] [--edits 1000] [--arms floor,ours]    others instead
// Besides: --rounds N, --moments N (0 for none), --no-storage, --json FILE, --note FILE (puts the report into a decision)
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensureChromium } from './machine.mjs';

ensureInstalled();
const env = { CHROMIUM_PATH: ensureChromium() };
const main = ['--disable-warning=ExperimentalWarning', 'tests/bench/sync/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main, { env }));
