import { expect, it } from 'vitest';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { testsFor } from '#src/work/lab/ordering.ts';

const CATALOGUE = [
  { test_name: 'Lipid Panel', test_code: 'LIPID', category: 'Chemistry', description: 'Fats in the blood' },
  { test_name: 'Potassium', test_code: 'SALT', category: 'Chemistry', description: 'A salt of the blood' },
] as LabTest[];

it.each([
  ['', ['LIPID', 'SALT']],
  ['  chemistry ', ['LIPID', 'SALT']],
  ['panel lipid', ['LIPID']],
  ['blood SALT', ['SALT']],
  ['lipid salt', []],
])('a test is found by all words of %j, wherever they stand in it', (wanted, codes) => {
  expect(testsFor(CATALOGUE, wanted).map(({ test_code }) => test_code)).toEqual(codes);
});
