import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  globalSetup: './support/start-once.ts',
  workers: 3, // one for each project, on the two processors that this is made for
  // Several times what a test takes beside all others: a slow machine is no fault
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 1, // what passes only so is counted apart, by name
  reporter: 'list',
  use: {
    launchOptions: chromiumOptions({ webgl: false }),
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // what moves takes most of a page's time; tests of motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // what passes through one is hidden from page.route
    trace: 'on-first-retry', // recording takes a third of a test's time
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'product', testIgnore: ['**/map/**', '**/faults/**', '**/fresh-clone.spec.ts'], workers: 1 },
    // WebGL in software takes most of a page's time: only where the map is looked at, and with a
    // quarter of the pixels, which changes no place on the page
    {
      name: 'map',
      testMatch: '**/map/**',
      workers: 1,
      use: { launchOptions: chromiumOptions(), deviceScaleFactor: 0.5 },
    },
    { name: 'fresh-clone', testMatch: '**/fresh-clone.spec.ts', workers: 1 },
  ],
});
