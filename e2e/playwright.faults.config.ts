import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** These tests stop and kill parts of their own products. */
export default defineConfig({
  ...base,
  testDir: 'faults',
  outputDir: 'test-results/faults',
  globalSetup: [],
  projects: [{ name: 'faults' }],
});
