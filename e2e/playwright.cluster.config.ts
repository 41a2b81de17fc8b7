import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumOptions } from './support/chromium.ts';

/**
 * The product on clusters of its servers: the way of a user, the live map and planned offers as on
 * single servers, then the loss of one after another. No part of `npm test`: it takes minutes.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './cluster/support/start-once.ts',
  workers: 1,
  retries: 0,
  projects: [
    { name: 'product', testMatch: ['tests/planned.spec.ts', 'tests/search.spec.ts'] },
    {
      name: 'map',
      testMatch: ['tests/map/main-job.spec.ts', 'tests/map/live.spec.ts', 'tests/map/live-positions.spec.ts'],
      use: { launchOptions: chromiumOptions() },
    },
    { name: 'losses', testMatch: 'cluster/*.spec.ts', dependencies: ['product', 'map'] },
  ],
});
