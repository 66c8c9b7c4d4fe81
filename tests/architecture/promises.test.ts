import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TESTS = path.resolve(import.meta.dirname, '..');
const NAMED = /^ {2}- `(?<file>\S+)`: (?<name>.+)$/gm;
const PROMISE = /^- /gm;

const read = (file: string): string => readFileSync(path.join(TESTS, file), 'utf8');
const promises = read('e2e/README.md');
const named = [...promises.matchAll(NAMED)].map(({ groups }) => [groups?.['file'] ?? '', groups?.['name'] ?? '']);

it.each(named)('%s holds what is promised: %s', (file, name) => {
  const source = read(file);
  expect(["'", '`'].some((quote) => source.includes(`(${quote}${name}${quote},`))).toBe(true);
});

it('no promise is without a test', () => {
  expect(promises.match(PROMISE)?.length).toBeGreaterThan(20);
  expect(promises.match(/^- .*\n(?! {2}- `)/gm)).toBeNull();
});
