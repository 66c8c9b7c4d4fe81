import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MUTANTS } from '../sync/mutants/index.ts';

// A mutant whose text is no longer in the file breaks nothing, and would prove nothing the next time it is played.
test.each(MUTANTS.flatMap(({ name, patches }) => patches.map((patch) => [name, patch] as const)))(
  'the mutant “%s” still finds what it breaks',
  async (_name, { file, from }) => {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text.split(from).length - 1).toBe(1);
  },
);
