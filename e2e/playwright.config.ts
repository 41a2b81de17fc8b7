import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

/** They have products of their own, whose parts they stop and kill. */
const FAULTS = ['**/faults.spec.ts', '**/killed.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/start-once.ts',
  workers: 1, // one machine runs the product, its servers and the browsers
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 1, // what passes only so is counted apart, by name
  reporter: 'list',
  use: {
    launchOptions: chromiumOptions(),
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    serviceWorkers: 'block', // what passes through one is hidden from page.route
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'product', testIgnore: [...FAULTS, '**/fresh-clone.spec.ts'] },
    { name: 'faults', testMatch: FAULTS },
    { name: 'fresh-clone', testMatch: '**/fresh-clone.spec.ts' },
  ],
});
