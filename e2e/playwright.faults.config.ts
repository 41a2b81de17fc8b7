import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * What the product does while its parts are stopped and killed: tests with products of their own,
 * which mostly wait.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalSetup: [],
  workers: 2,
  projects: [{ name: 'faults' }],
});
