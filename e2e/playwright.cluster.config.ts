import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumOptions } from './support/chromium.ts';

/** Journeys on server clusters, then the loss of one server or instance after another. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/cluster',
  globalSetup: './cluster/support/start-once.ts',
  projects: [
    {
      name: 'product',
      testMatch: ['journeys/planned.spec.ts', 'journeys/search.spec.ts'],
      metadata: { hasMap: false },
      use: { launchOptions: chromiumOptions({ webgl: false }) },
    },
    {
      name: 'map',
      testMatch: ['journeys/map/main-job.spec.ts', 'browser/map/live.spec.ts'],
      use: { launchOptions: chromiumOptions() },
    },
    { name: 'losses', testMatch: 'cluster/*.spec.ts', dependencies: ['product', 'map'] },
  ],
});
