import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TESTS = path.resolve(import.meta.dirname, '..');
const NAMED = /^ {2}- `(?<file>\S+)`: (?<name>.+)$/gm;
const PROMISE = /^- /gm;

const read = (file: string): string => readFileSync(path.join(TESTS, file), 'utf8');
const promises = read('e2e/README.md');
const named = [...promises.matchAll(NAMED)].map(({ groups }) => [groups?.['file'] ?? '', groups?.['name'] ?? '']);

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** Whether a test of this name runs: neither commented out nor part of anything that may be left out. */
function isHeld(source: string, name: string): boolean {
  const code = source.replaceAll(COMMENT, '');
  if (/\.(?:skip|skipIf|runIf|fixme|todo|fails?|only)\b/.test(code)) return false;
  return ["'", '`'].some((quote) =>
    code
      .split(`(${quote}${name}${quote},`)
      .slice(0, -1)
      .some((before) => !before.endsWith('describe')),
  );
}

it.each(named)('%s holds what is promised: %s', (file, name) => {
  expect(isHeld(read(file), name)).toBe(true);
});

it.each([
  ["test('a', () => {})", true],
  ["it.each([1])('a', () => {})", true],
  ["test.skip('a', () => {})", false],
  ["test.fixme('a', () => {})", false],
  ["it.todo('a', () => {})", false],
  ["describe.skip('all', () => { it('a', () => {}) })", false],
  ["describe.skipIf(slow)('all', () => { it('a', () => {}) })", false],
  ["test('a', () => { test.skip(slow) })", false],
  ["test('a', (context) => { context.skip() })", false],
  ["test.only('b', () => {}); test('a', () => {})", false],
  ["  // test('a', () => {})", false],
  ["test.describe('a', () => {})", false],
])('of a file that says %s, whether the promise is held: %s', (source, expected) => {
  expect(isHeld(source, 'a')).toBe(expected);
});

it('no promise is without a test', () => {
  expect(promises.match(PROMISE)?.length).toBeGreaterThan(20);
  expect(promises.match(/^- .*\n(?! {2}- `)/gm)).toBeNull();
});
