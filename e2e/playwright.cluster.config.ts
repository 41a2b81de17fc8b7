import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumOptions } from './support/chromium.ts';

/**
 * The product on clusters of its servers: the main job, the live map and planned offers as on
 * single servers, then the loss of one server or instance after another.
 */
export default defineConfig({
  ...base,
  outputDir: 'test-results/cluster',
  globalSetup: './cluster/support/start-once.ts',
  projects: [
    {
      name: 'product',
      testMatch: ['journeys/planned.spec.ts', 'journeys/search.spec.ts', 'tests/planned.spec.ts'],
      metadata: { hasMap: false },
      use: { launchOptions: chromiumOptions({ webgl: false }) },
    },
    {
      name: 'map',
      testMatch: [
        'journeys/map/main-job.spec.ts',
        'tests/map/live.spec.ts',
        'tests/map/live-positions.spec.ts',
      ],
      use: { launchOptions: chromiumOptions() },
    },
    { name: 'losses', testMatch: 'cluster/*.spec.ts', dependencies: ['product', 'map'] },
  ],
});
