import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import { longestScript } from '../page-trace.ts';
import { openWithProviders } from '../providers-on-map.ts';
import { atMost, type Row, withoutReference, withProduct } from '../row.ts';

/** Longer than the work and animation that follow a delta, ms. */
const BETWEEN_MS = 1_500;

const DELTAS_OF_ROUND = 5;

/** An empty point of the map, and the distance of a pan, px. */
const MIDDLE = { x: 800, y: 350 };
const PAN_PX = 160;

export const browserDelta: Row = {
  number: 8,
  what: 'browser: a delta of 1,000 among 10,000 markers',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const browser = await chromium.launch(chromiumOptions());
      try {
        const { page, providers } = await openWithProviders(browser, product, quick ? 50 : 10_000);
        const [tasks, idle, pans]: [number[], number[], number[]] = [[], [], []];
        for (let round = 0; round < rounds * (quick ? 1 : DELTAS_OF_ROUND); round += 1) {
          idle.push(await traced(browser, page, () => undefined));
          tasks.push(await traced(browser, page, () => providers.move(quick ? 10 : 1_000)));
          pans.push(await traced(browser, page, () => pan(page)));
        }
        return [
          withoutReference('script in one task after a delta', 'ms', tasks, atMost(16)),
          withoutReference('script in one task while panning', 'ms', pans, atMost(16)),
          withoutReference('script in one task without either', 'ms', idle, atMost(16)),
        ];
      } finally {
        await browser.close();
      }
    }),
};

async function pan(page: Page): Promise<void> {
  const { x, y } = MIDDLE;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0])
    await page.mouse.move(x + share * PAN_PX, y, { steps: 4 });
  await page.mouse.up();
}

async function traced(browser: Browser, page: Page, act: () => Promise<void> | void): Promise<number> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  await delay(BETWEEN_MS);
  const trace = await browser.stopTracing();
  return longestScript(JSON.parse(trace.toString()));
}
