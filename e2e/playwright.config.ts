import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

/** WebGL in software takes most of a page's time, so most tests run in a browser without it. */
const WITHOUT_MAP = {
  metadata: { hasMap: false },
  use: { launchOptions: chromiumOptions({ webgl: false }) },
};

/** A quarter of the pixels with the same layout. */
const WITH_MAP = { use: { launchOptions: chromiumOptions(), deviceScaleFactor: 0.5 } };

const QUICK = {
  outputDir: 'test-results/journeys',
  timeout: 60_000,
  expect: { timeout: 20_000 },
};
const FURTHER = { outputDir: 'test-results/browser' };

/** Read by the workers, which load this file after the product has started. */
const baseURL = process.env['ROTADAS_URL'];

/** All browser tests share one product and run one after the other. */
export default defineConfig({
  globalSetup: './support/start-once.ts',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...(baseURL !== undefined && { baseURL }),
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Animations take most of a page's time.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // page.route does not see requests that a service worker makes
    trace: 'off', // recording takes a third of a test's time
    screenshot: 'only-on-failure',
  },
  projects: [
    { ...QUICK, ...WITHOUT_MAP, name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    { ...QUICK, ...WITH_MAP, name: 'journeys-map', testMatch: 'journeys/map/*.spec.ts' },
    { ...FURTHER, ...WITHOUT_MAP, name: 'browser', testMatch: 'browser/*.spec.ts' },
    { ...FURTHER, ...WITH_MAP, name: 'browser-map', testMatch: 'browser/map/*.spec.ts' },
  ],
});
