import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DECISION = 'docs/decisions/0001-dependencies.md';

const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8');

it('gives each package its reason, and none to a package that is not there', async () => {
  const told = await read(DECISION);
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    await read('package.json'),
  ) as Record<string, Record<string, string>>;
  const listed = [...told.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, names = '']) => names.split(', '));
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const named = listed.filter((name) => name !== 'package' && !/^-+$/.test(name));
  expect(named.toSorted()).toEqual(packages.filter((name) => !name.startsWith('@types/')).toSorted());
  for (const name of Object.keys(overrides ?? {})) expect(told).toContain(name);
});
