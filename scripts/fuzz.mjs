// Many fault schedules against the sync engine; see tests/sync/harness. `--seed N` plays one again and shrinks it.
import { NODE, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
const main = ['--disable-warning=ExperimentalWarning', 'tests/sync/harness/main.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main));
