// How long each part of `npm test` took, beside its share when tests/shares.json was written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, say } from './installed.mjs';

const KEPT = path.join(ROOT, 'tests/shares.json');
/** In percent. Smaller ones are not stored, and are printed as one sum. */
const LEAST = 1;
/** Reported when it takes this many times its former share. */
const GROWN = 1.5;

const fileOf = (name) => path.relative(ROOT, path.resolve(ROOT, 'tests', name));

/** Seconds by file, from a Vitest report. */
export const filesOfVitest = ({ testResults }) =>
  Object.fromEntries(testResults.map(({ name, startTime, endTime }) => [fileOf(name), (endTime - startTime) / 1000]));

/** The tests of a Playwright report, each with where it stands. */
export const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, tests }) => tests.map((test) => ({ ...test, place: `${file}:${line}` }))),
  ...suites.flatMap(testsIn),
];

/** Seconds by file, from a Playwright report. */
export const filesOfPlaywright = ({ suites }) =>
  Object.fromEntries(
    suites.map((suite) => {
      const results = testsIn(suite).flatMap((test) => test.results);
      return [fileOf(suite.file), results.reduce((sum, { duration }) => sum + duration / 1000, 0)];
    }),
  );

/** In percent of all, largest first. */
function sharesOf(seconds) {
  const sum = Object.values(seconds).reduce((total, each) => total + each, 0);
  const shares = Object.entries(seconds).map(([name, each]) => [name, sum ? (100 * each) / sum : 0]);
  return Object.fromEntries(shares.toSorted(([, left], [, right]) => right - left));
}

/** Leaves out the negligible ones; null where there was no former share. */
function compared(seconds, before) {
  return Object.entries(sharesOf(seconds))
    .filter(([, share]) => share >= LEAST)
    .map(([name, share]) => {
      const was = before?.[name] ?? null;
      return {
        name,
        seconds: seconds[name],
        share,
        was,
        hasGrown: before !== undefined && share > GROWN * (was ?? LEAST),
      };
    });
}

const readKept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

const percent = (share) => `${share.toFixed(1)} %`.padStart(7);

function tell(title, seconds, before) {
  const changes = compared(seconds, before);
  say(`\n── ${title}: seconds, share now, share before`);
  for (const { name, seconds: took, share, was, hasGrown } of changes) {
    const then = was === null ? '—'.padStart(7) : percent(was);
    say(`${took.toFixed(1).padStart(8)} ${percent(share)} ${then}  ${name}${hasGrown ? '  ← more than before' : ''}`);
  }
  const rest = Object.keys(seconds).length - changes.length;
  if (rest > 0) say(`${' '.repeat(26)}and ${rest} more below ${LEAST} % each`);
}

const rounded = (seconds) =>
  Object.fromEntries(
    Object.entries(sharesOf(seconds))
      .filter(([, share]) => share >= LEAST)
      .map(([name, share]) => [name, Math.round(share * 10) / 10]),
  );

/** `groups` has the seconds of the steps, and those of the files by step. */
export function tellShares(groups) {
  const before = readKept();
  for (const [title, seconds] of Object.entries(groups)) tell(title, seconds, before[title]);
}

/** For later runs to compare with, on any machine. */
export function keepShares(groups) {
  const kept = Object.fromEntries(Object.entries(groups).map(([title, seconds]) => [title, rounded(seconds)]));
  writeFileSync(KEPT, `${JSON.stringify({ ...readKept(), ...kept }, null, 2)}\n`);
}
