// Many fault schedules against the sync engine; see tests/sync/harness. `--seed N` replays one and shrinks it.
import { NODE, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
// Devices create much short-lived garbage: a larger nursery is collected less often.
const main = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  'tests/sync/harness/main.ts',
  ...process.argv.slice(2),
];
process.exit(await run(NODE, main));
