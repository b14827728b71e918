import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/browser.js';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // One product, one database: every test makes people and leagues of its own. Two at a time, since even small machines have two cores.
  workers: 2,
  fullyParallel: true,
  retries: 0, // a test that passes at the second try is a defect, in it or in the product
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // Both are set by the global setup, before the processes that run tests read this file.
    baseURL: process.env.E2E_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A page of a service worker's own requests cannot be watched; the test of the installed app allows them.
    serviceWorkers: 'block',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
  },
});
