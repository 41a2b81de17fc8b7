import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

/** WebGL in software takes most of a page's time, so most tests run in a browser without it. */
const WITHOUT_MAP = {
  metadata: { hasMap: false },
  use: { launchOptions: chromiumOptions({ webgl: false }) },
};

/** A quarter of the pixels, which changes no place on the page. */
const WITH_MAP = { use: { launchOptions: chromiumOptions(), deviceScaleFactor: 0.5 } };

/** Part of `npm test`. */
const JOURNEYS = {
  outputDir: 'test-results/journeys',
  timeout: 60_000,
  expect: { timeout: 20_000 },
};

/** Part of `npm run test:all` only. */
const BROWSER = { outputDir: 'test-results/browser' };

/** All browser tests share one product and run one after the other. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-once.ts',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Animations take most of a page's time; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // page.route does not see requests that a service worker makes
    trace: 'off', // recording takes a third of a test's time
    screenshot: 'only-on-failure',
  },
  projects: [
    { ...JOURNEYS, ...WITHOUT_MAP, name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    { ...JOURNEYS, ...WITH_MAP, name: 'journeys-map', testMatch: 'journeys/map/*.spec.ts' },
    {
      ...BROWSER,
      ...WITHOUT_MAP,
      name: 'browser',
      testMatch: 'tests/*.spec.ts',
      testIgnore: '**/fresh-clone.spec.ts',
    },
    { ...BROWSER, ...WITH_MAP, name: 'browser-map', testMatch: 'tests/map/*.spec.ts' },
    { ...BROWSER, name: 'fresh-clone', testMatch: 'tests/fresh-clone.spec.ts' },
  ],
});
