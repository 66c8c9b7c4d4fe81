// Breaks each law of sync on purpose, one at a time, and checks whether the fault schedules notice.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NODE, ROOT, bin, ensureInstalled, say } from './installed.mjs';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    schedules: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '6' },
  },
});
const MAIN = 'tests/sync/harness/main.ts';
const QUIET = '--disable-warning=ExperimentalWarning';
const HARNESS = [QUIET, '--import', './tests/sync/harness/mutate.ts', MAIN];
const SCHEDULES = [...HARNESS, '--worker', '--until-failure', '--driver', 'rxdb', '--schedules', given.schedules];
const ON_POSTGRES = [...SCHEDULES, '--postgres'];
const BREAKS = [...HARNESS, '--breaks', '--until-failure', '--driver', 'rxdb'];

const LAWS = ['journal', 'answers', 'settlement', 'merge', 'laws'].map((name) => `tests/sync/${name}.test.ts`);
const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));

/** Runs to its end or the time limit; returns the output. */
function play(name, args) {
  const env = { ...process.env, ILERA_MUTANT: name };
  const child = spawn(NODE, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      child.kill('SIGKILL');
    },
    Number(given.minutes) * 60_000,
  );
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({ code, late, lines: said.split('\n').filter(Boolean), errors });
    });
  });
}

const KINDS = ['lost', 'divergent', 'stuck'];

function verdictOf({ code, late, lines, errors }) {
  const facts = lines.map((line) => JSON.parse(line));
  const complaint = facts.find((fact) => fact.line !== undefined);
  if (complaint) {
    const schedules = facts.filter((fact) => fact.done !== undefined).length;
    const kind = KINDS.find((each) => complaint.line.includes(each)) ?? 'broken';
    return { noticed: true, kind, schedules, seed: complaint.seed, by: complaint.line };
  }
  // A crash counts as noticed, though not as a good catch; a run that was stopped says nothing.
  if (code !== 0 && !late)
    return {
      noticed: true,
      kind: 'broken',
      schedules: 0,
      seed: null,
      by: errors.split('\n').find((l) => /Error/.test(l)) ?? `exit ${code}`,
    };
  return { noticed: false, kind: '', schedules: facts.length, seed: null, by: '' };
}

const ORDERS = {
  schedules: [SCHEDULES, LAWS, BREAKS],
  break: [BREAKS, LAWS, SCHEDULES],
  postgres: [ON_POSTGRES],
  laws: [LAWS],
};

const SUITES = new Map([
  [BREAKS, 'break at each step'],
  [LAWS, 'tests of the laws'],
]);

/** A file that does not even load says nothing about a law. */
async function askTheLaws({ name, law }) {
  const report = path.join(folder, `${law} ${name}.json`.replaceAll(/[^\w.]/g, '-'));
  await play(name, [bin('vitest'), 'run', '--reporter', 'json', '--outputFile', report, ...LAWS]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap((file) => file.assertionResults).find(({ status }) => status === 'failed');
  return { noticed: failed !== undefined, kind: 'law', schedules: 0, seed: null, by: failed?.fullName ?? '' };
}

async function judge(mutant) {
  const order = ORDERS[mutant.needs ?? 'schedules'];
  let verdict = null;
  for (const args of order) {
    verdict = {
      ...(args === LAWS ? await askTheLaws(mutant) : verdictOf(await play(mutant.name, args))),
      suite: SUITES.get(args) ?? 'schedules',
    };
    if (verdict.noticed) break;
  }
  say(`${verdict.noticed ? 'noticed ' : 'MISSED  '} ${mutant.name}`);
  return { law: mutant.law, mutant: mutant.name, ...verdict };
}

ensureInstalled();
const list = spawn(
  NODE,
  [QUIET, '-e', `import('./tests/sync/mutants/index.ts').then((m) => console.log(JSON.stringify(m.MUTANTS)))`],
  {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let text = '';
for await (const chunk of list.stdout) text += chunk;
const mutants = JSON.parse(text).filter(({ name }) => !given.only || name.includes(given.only));

const waiting = [...mutants];
const results = [];
await Promise.all(
  [1, 2].map(async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) results.push(await judge(mutant));
  }),
);
rmSync(folder, { recursive: true });
results.sort((a, b) => a.law - b.law);
say('\n| law | broken on purpose | noticed | as | after |\n| --- | --- | --- | --- | --- |');
for (const { law, mutant, noticed, kind, suite, schedules } of results) {
  const after = suite === 'schedules' ? `${schedules} schedules` : suite;
  say(`| ${law} | ${mutant} | ${noticed ? 'yes' : '**no**'} | ${kind} | ${noticed ? after : ''} |`);
}
const missed = results.filter(({ noticed }) => !noticed);
say(`\n${results.length} mutants, ${results.length - missed.length} noticed`);
if (given.json)
  writeFileSync(
    given.json,
    `${JSON.stringify({ mutants: results.length, noticed: results.length - missed.length, table: results }, null, 2)}\n`,
  );
process.exit(missed.length > 0 ? 1 : 0);
