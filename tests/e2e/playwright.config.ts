import { defineConfig } from 'playwright/test';
import { CHROMIUM } from '../support/chromium.ts';

const FILES = ['e2e/*.spec.ts', 'sync-browser/*.spec.ts'];
const TIMED = 'e2e/cold-start.spec.ts';

export default defineConfig({
  testDir: '..',
  globalSetup: './prepared.ts',
  outputDir: '../../test-results/browser',
  // Tests wait more than they work: two files at a time keep two cores busy.
  workers: 2,
  // To leave a trace. Whoever passes then has yet to pass alone (scripts/test.mjs).
  retries: 1,
  // Only what hangs may meet these, however slow the machine and however busy with other things.
  timeout: 300_000,
  // Before the 45 seconds are over after which a device looks at the server by itself.
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  projects: [
    { name: 'flows', testMatch: FILES, testIgnore: TIMED },
    // What is measured by the clock has the machine to itself.
    { name: 'timed', testMatch: TIMED, dependencies: ['flows'] },
  ],
  use: {
    // What is shown depends on where a device is.
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    launchOptions: CHROMIUM,
  },
});
