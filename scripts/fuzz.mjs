// Many fault schedules against the sync engine; see tests/sync/harness. `--seed N` plays one again and shrinks it.
import { NODE, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
// Devices make much that is soon forgotten: a larger nursery is emptied less often.
const main = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  'tests/sync/harness/main.ts',
  ...process.argv.slice(2),
];
process.exit(await run(NODE, main));
