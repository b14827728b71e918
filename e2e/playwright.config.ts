import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/browser.js';

/** A slower machine gets more time (tools/testing/test-run.mjs). */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // Every test creates its own users and leagues. Two workers, since even small machines have two cores.
  workers: 2,
  fullyParallel: true,
  retries: 0, // a test that passes at the second try has a defect, or the application has
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // The global setup sets both before the test processes read this file.
    baseURL: process.env.E2E_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
    actionTimeout: 15_000 * slowness,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Requests by a service worker cannot be intercepted.
    serviceWorkers: 'block',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
  },
});
