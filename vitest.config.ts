import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { mutantNamed, mutated } from './tests/sync/harness/mutation.ts';

/** For npm run fuzz:mutants: the tests meet the product with one of its laws broken. */
function breakingTheLaw(name: string): Plugin {
  const mutant = mutantNamed(name);
  return { name: 'mutant', enforce: 'pre', transform: (code, id) => mutated(id, code, mutant) };
}

/** Parts that need a browser to draw them are as on a device to which they have not come: see src/ui/parts/part.tsx. */
const withoutParts = (): Plugin => ({
  name: 'without-parts',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/ui\/(parts|desk)\/chakra\// },
    handler: () => "throw new Error('it has not come')",
  },
});

// What is shown depends on where a device is.
process.env['TZ'] = 'UTC';

const mutant = process.env['ILERA_MUTANT'];

export default defineConfig({
  plugins: [withoutParts(), ...(mutant === undefined ? [] : [breakingTheLaw(mutant)])],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres-global.ts'],
    environment: 'node',
    silent: 'passed-only',
    // Only what hangs may meet these, however slow the machine and however busy with other things.
    testTimeout: 180_000,
    // Before the 45 seconds are over after which a device looks at the server by itself.
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 300_000,
    maxWorkers: 2,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
});
