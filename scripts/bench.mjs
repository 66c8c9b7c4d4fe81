// npm run bench -- [concurrency | pull-scale | session-cost | seed | shares | community | office] [its own options]
import { NODE, ensureInstalled, fail, run, say } from './installed.mjs';
import { ensurePostgres } from './machine.mjs';

const BENCHES = ['concurrency', 'pull-scale', 'session-cost', 'seed', 'shares', 'community', 'office'];

ensureInstalled();
ensurePostgres();
const [first, ...rest] = process.argv.slice(2);
const named = first !== undefined && !first.startsWith('--');
if (named && !BENCHES.includes(first)) fail(`There is no benchmark ${first}; there are ${BENCHES.join(', ')}.`);
const options = named ? rest : process.argv.slice(2);
for (const bench of named ? [first] : BENCHES) {
  say(`\n── ${bench}`);
  const code = await run(NODE, ['--disable-warning=ExperimentalWarning', `tests/bench/${bench}.ts`, ...options]);
  if (code !== 0) process.exit(code);
}
