import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Tests that stop and kill parts of products of their own. */
export default defineConfig({
  ...base,
  testDir: 'faults',
  outputDir: 'test-results/faults',
  globalSetup: [],
  projects: [{ name: 'faults' }],
});
