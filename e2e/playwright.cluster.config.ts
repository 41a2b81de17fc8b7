import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumOptions } from './support/chromium.ts';

/** Journeys on server clusters, then the loss of one server or instance after another. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: 'test-results/cluster',
  globalSetup: './cluster/support/start-once.ts',
  projects: [
    {
      name: 'product',
      testMatch: ['tests/planned.spec.ts', 'tests/search.spec.ts'],
      metadata: { hasMap: false },
      use: { launchOptions: chromiumOptions({ webgl: false }) },
    },
    {
      name: 'map',
      testMatch: ['map/main-job.spec.ts', 'map/live.spec.ts'],
      use: { launchOptions: chromiumOptions() },
    },
    { name: 'losses', testMatch: 'cluster/*.spec.ts', dependencies: ['product', 'map'] },
  ],
});
