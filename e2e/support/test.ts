import { test as base } from '@playwright/test';
import { allGoOffline } from './go-online.ts';

/** Closes every browser context and takes every provider offline at the end of a test. */
export const test = base.extend<{ cleanUp: undefined }>({
  cleanUp: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
      await allGoOffline();
    },
    { auto: true },
  ],
});
