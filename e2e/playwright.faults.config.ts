import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * What the product does while its parts are stopped and killed. These tests start products of their
 * own.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalSetup: [],
  projects: [{ name: 'faults' }],
});
