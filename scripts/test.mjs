import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './built.mjs';
import { NODE, ROOT, bin, ensureInstalled, run, say } from './installed.mjs';
import { ensureChromium, ensurePostgres } from './machine.mjs';
import { filesOfPlaywright, filesOfVitest, keepShares, tellShares, testsIn } from './shares.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const FUZZ = 'tests/sync/fuzz';
const BROWSER_RESULT = path.join(RESULTS, 'browser.json');
const AGAIN_RESULT = path.join(RESULTS, 'browser-again.json');

const KEEP = '--keep-shares';

/** Seconds of the steps, and of the files of steps that have files. */
const took = { steps: {} };

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A check without its own count is one test. */
const check =
  (...command) =>
  async () => {
    const code = await run(...command);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  };

async function vitest(name, ...options) {
  const result = path.join(RESULTS, `${name}.json`);
  const code = await run(NODE, [
    bin('vitest'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${result}`,
    ...options,
  ]);
  const report = readJson(result);
  took[name] = filesOfVitest(report);
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  // A file that did not load has failed without a test of its own.
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests };
}

async function suites() {
  ensurePostgres();
  return vitest('suites', '--exclude', `${FUZZ}*.test.ts`);
}

/** After the suites and one file at a time: the schedules need the machine to themselves. */
async function fuzz() {
  ensurePostgres();
  return vitest('fuzz', '--no-file-parallelism', FUZZ);
}

/** How often a test is run again, alone, that failed once and then passed. */
const AGAIN = 4;

const playwright = (result, ...options) =>
  run(NODE, [bin('playwright'), 'test', '--config', path.join('tests', 'e2e', 'playwright.config.ts'), ...options], {
    env: { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: result },
  });

async function browser() {
  await ensureBuilt();
  const code = await playwright(BROWSER_RESULT);
  const report = readJson(BROWSER_RESULT);
  took.browser = filesOfPlaywright(report);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const settled = flaky ? await passAlone(testsIn(report).filter(({ status }) => status === 'flaky')) : 0;
  const failed = unexpected + flaky - settled;
  const hasBroken = code !== 0 && unexpected === 0;
  return { passed: expected + settled, failed: hasBroken && failed === 0 ? 1 : failed, skipped };
}

/** How many of them pass each time once they have the machine to themselves. */
async function passAlone(tests) {
  say(`\n── failed once, and now each ${AGAIN} times more, alone: ${tests.length}`);
  const places = tests.map(({ place }) => place);
  const alone = ['--no-deps', '--workers', '1', '--retries', '0', '--repeat-each', String(AGAIN)];
  await playwright(AGAIN_RESULT, ...places, ...alone);
  const runs = testsIn(readJson(AGAIN_RESULT));
  return places.filter((place) => {
    // Tests that a loop makes share a place, and are all run.
    const own = runs.filter((each) => each.place === place);
    return own.length >= AGAIN && own.every(({ status }) => status === 'expected');
  }).length;
}

async function types() {
  const app = await check(NODE, [bin('tsc'), '-p', '.'])();
  const rest = await check(NODE, [bin('tsc'), '-p', 'supabase'])();
  return add(app, rest);
}

async function budgets() {
  await ensureBuilt();
  return check(NODE, [bin('size-limit')])();
}

const STEPS = {
  format: check(NODE, [bin('oxfmt'), '--check', '.']),
  lint: check(NODE, [bin('oxlint'), '--type-aware', '--deny-warnings', '.']),
  types,
  'dead-code': check(NODE, [bin('knip')]),
  budgets,
  suites,
  fuzz,
  browser,
};

function add(left, right) {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  };
}

async function runStep(name) {
  say(`\n── ${name}`);
  const started = performance.now();
  const result = await STEPS[name]().catch((error) => {
    say(String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  });
  took.steps[name] = (performance.now() - started) / 1000;
  say(`── ${name}: ${result.failed ? 'FAILED' : 'ok'} in ${took.steps[name].toFixed(1)} s`);
  return result;
}

ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
const wanted = process.argv.slice(2).filter((word) => word !== KEEP);
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length) {
  say(`There is no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
let total = { passed: 0, failed: 0, skipped: 0 };
for (const name of wanted.length ? wanted : Object.keys(STEPS)) total = add(total, await runStep(name));
// The shares of only some steps are not shares of the whole.
const { steps, ...files } = took;
const groups = wanted.length ? files : { steps, ...files };
tellShares(groups);
if (process.argv.includes(KEEP)) keepShares(groups);
say(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed ? 1 : 0);
