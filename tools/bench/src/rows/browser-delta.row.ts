import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { makeAccount } from '@rotadas/e2e/accounts';
import { completeProfile } from '@rotadas/e2e/api';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import { mapReady } from '@rotadas/e2e/map';
import { openAs, signIn } from '@rotadas/e2e/person';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { type ProvidersOnMap, putProvidersOnMap } from '../browser/providers-on-map.ts';
import { longestScript } from '../browser/longest-script.ts';
import { byItself } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/** From one delta to the next, ms: long enough for all that follows from it, a glide too. */
const BETWEEN_MS = 1_500;

/** The first picture of the providers takes its time where a processor draws it, ms. */
const FIRST_PICTURE_MS = 5_000;

/** Deltas in a round. */
const DELTAS = 5;

/** A point of the map that nothing floats over, px. */
const MIDDLE = { x: 800, y: 350 };

/** How far a pan goes, px. */
const PAN_PX = 160;

/**
 * Row 8: the most script in one task of the page after a delta of 1,000 moved among 10,000 markers,
 * and while these are panned.
 */
export const browserDelta: Row = {
  number: 8,
  what: 'browser: a delta of 1,000 among 10,000 markers',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const browser = await chromium.launch(chromiumOptions());
      try {
        const { page, providers } = await openWithProviders(browser, product, quick ? 50 : 10_000);
        const tasks: number[] = [];
        const idle: number[] = [];
        const pans: number[] = [];
        for (let round = 0; round < rounds * (quick ? 1 : DELTAS); round += 1) {
          idle.push(await traced(browser, page, () => undefined));
          tasks.push(await traced(browser, page, () => providers.move(quick ? 10 : 1_000)));
          pans.push(await traced(browser, page, () => pan(page)));
        }
        const goal = { kind: 'at most', value: 16 } as const;
        return [
          byItself('script in one task after a delta', 'ms', tasks, goal),
          byItself('script in one task while panning', 'ms', pans, goal),
          byItself('script in one task without either', 'ms', idle, goal),
        ];
      } finally {
        await browser.close();
      }
    }),
};

async function openWithProviders(
  browser: Browser,
  { apiUrl, emulatorHost }: OwnProduct,
  size: number,
): Promise<{ page: Page; providers: ProvidersOnMap }> {
  const product = { url: apiUrl.replace('127.0.0.1', 'localhost'), authEmulator: emulatorHost };
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Harita Meraklısı');
  const { page } = await openAs(browser, product);
  const providers = await putProvidersOnMap(page, size);
  await page.reload(); // so that the page's sockets are in our hands
  await signIn(page, account);
  await mapReady(page);
  await providers.shown;
  await delay(FIRST_PICTURE_MS);
  return { page, providers };
}

/** Drags the map there and back, so that it ends where it was. */
async function pan(page: Page): Promise<void> {
  const { x, y } = MIDDLE;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0])
    await page.mouse.move(x + share * PAN_PX, y, { steps: 4 });
  await page.mouse.up();
}

async function traced(browser: Browser, page: Page, act: () => Promise<void> | void): Promise<number> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  await delay(BETWEEN_MS);
  const trace = await browser.stopTracing();
  return longestScript(JSON.parse(trace.toString()));
}
