import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

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
    launchOptions: chromiumOptions({ webgl: false }),
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    serviceWorkers: 'block', // what passes through one is hidden from page.route
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'product', testIgnore: ['**/map/**', '**/faults/**', '**/fresh-clone.spec.ts'] },
    // WebGL in software takes most of a page's time: only where the map is looked at
    { name: 'map', testMatch: '**/map/**', use: { launchOptions: chromiumOptions() } },
    // they have products of their own, whose parts they stop and kill
    { name: 'faults', testMatch: '**/faults/**' },
    { name: 'fresh-clone', testMatch: '**/fresh-clone.spec.ts' },
  ],
});
