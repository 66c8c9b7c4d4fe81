import { defineConfig } from 'playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '..',
  globalSetup: './prepared.ts',
  testMatch: ['e2e/*.spec.ts', 'sync-browser/*.spec.ts'],
  outputDir: '../../test-results/browser',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
