import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * What the product does while its parts are stopped and killed. Each file starts a product of its
 * own, and mostly waits.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalSetup: [],
  workers: 2,
  projects: [{ name: 'faults' }],
});
