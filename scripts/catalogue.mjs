// npm run catalogue -- [ref] [--whole]    what the migrations here make of an empty database beside those of a commit
// (`main` unless another is named), on PostgreSQL 15 and on the embedded one; `--whole` does not cut long lines.
import { NODE, ensureInstalled, run } from './installed.mjs';
import { ensurePostgres } from './machine.mjs';

ensureInstalled();
ensurePostgres();
const main = ['--disable-warning=ExperimentalWarning', 'tests/catalogue/run.ts', ...process.argv.slice(2)];
process.exit(await run(NODE, main));
