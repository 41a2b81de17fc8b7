import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumOptions } from './support/chromium.ts';

/** Writes every screen in every look to e2e/screenshots, and those of the web app manifest. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/screens',
  timeout: 600_000,
  use: { ...base.use, launchOptions: chromiumOptions() },
  projects: [
    { name: 'screens', testMatch: 'browser/*accessibility.spec.ts', metadata: { screenshots: true } },
    ...[
      { name: 'phone', use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } },
      { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    ].map((project) => ({ ...project, testMatch: 'screens/manifest.screens.ts' })),
  ],
});
