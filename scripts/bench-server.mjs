// npm run bench:server                         floors, a crowd of 10, 100 and 1,000 devices, and an outage
// npm run bench:server -- --long               besides, a simulated year and what many edits leave behind
// Besides: --only single|crowd|outage|growth, --seconds N (for each crowd), --edits N, --json FILE
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensurePgBouncer, ensurePostgres } from './machine.mjs';

ensureInstalled();
ensurePostgres();
ensurePgBouncer();
const main = ['--disable-warning=ExperimentalWarning', 'tests/bench/server/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main));
