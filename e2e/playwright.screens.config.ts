import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumOptions } from './support/chromium.ts';

const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const THEMES = ['light', 'dark'] as const;

/** Writes every screen and state, at both sizes in both themes, to e2e/screenshots. */
export default defineConfig({
  ...base,
  testDir: 'screens',
  outputDir: 'test-results/screens',
  testMatch: '*.screens.ts',
  globalSetup: ['./support/start-once.ts', './screens/support/fill.ts'],
  timeout: 120_000,
  use: {
    ...base.use,
    launchOptions: chromiumOptions(),
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
  },
  projects: Object.entries(SIZES).flatMap(([size, viewport]) =>
    THEMES.map((colorScheme) => ({ name: `${size}-${colorScheme}`, use: { viewport, colorScheme } })),
  ),
});
