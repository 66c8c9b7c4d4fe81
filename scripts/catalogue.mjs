// npm run catalogue -- [ref] [--whole]    compares the database that the migrations here make with a commit's (`main`
// by default), on PostgreSQL 15 and on the embedded one; `--whole` does not cut long lines.
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensurePostgres } from './machine.mjs';

ensureInstalled();
ensurePostgres();
const main = ['--disable-warning=ExperimentalWarning', 'tests/catalogue/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main));
