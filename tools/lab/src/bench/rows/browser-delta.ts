import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page, type WebSocketRoute } from '@playwright/test';
import { ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { makeAccount } from '@rotadas/e2e/accounts';
import { completeProfile } from '@rotadas/e2e/api';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import { goHome, newBrowser } from '@rotadas/e2e/person';
import type { MeasuredProduct } from '../../product/measured-product.ts';
import { longestScript } from '../longest-script.ts';
import { atMost, type Row, withoutReference, withProduct } from '../row.ts';
import { waitForMap } from './first-visit.ts';

/** Longer than the work and animation that follow a delta, ms. */
const BETWEEN_MS = 1_500;

/** Rendering of the first frame in software, ms. */
const FIRST_PICTURE_MS = 5_000;

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

async function openWithProviders(
  browser: Browser,
  { url, authEmulator }: MeasuredProduct,
  size: number,
): Promise<{ page: Page; providers: ProvidersOnMap }> {
  const product = { url: url.replace('127.0.0.1', 'localhost'), authEmulator };
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Harita Meraklısı');
  const { page } = await newBrowser(browser, product, { account, hasMap: true });
  const providers = await putProvidersOnMap(page, size);
  await goHome(page);
  await waitForMap(page);
  await providers.shown;
  await delay(FIRST_PICTURE_MS);
  return { page, providers };
}

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

interface ProvidersOnMap {
  readonly shown: Promise<undefined>;
  move(count: number): void;
}

async function putProvidersOnMap(page: Page, size: number): Promise<ProvidersOnMap> {
  const shown = Promise.withResolvers<undefined>();
  let route: WebSocketRoute | undefined;
  let area: BoundingBox = [32.7, 39.85, 33, 40.05];
  let moved = 0;
  await page.routeWebSocket(new RegExp(`${LIVE_PATH}$`), (opened) => {
    route = opened;
    opened.onMessage((message) => {
      const frame = ClientFrame.parse(JSON.parse(String(message)));
      if (frame.type === 'auth') send(opened, { type: 'ready', userId: 1 });
      if (frame.type !== 'watch') return;
      area = frame.bbox;
      const providers = Array.from({ length: size }, (_, index) => providerAt(index, placeIn(area, index)));
      send(opened, { type: 'snapshot', providers });
      shown.resolve(undefined);
    });
  });
  return {
    shown: shown.promise,
    move(count) {
      const upsert = Array.from({ length: count }, (_, index) => {
        const number = (moved + index) % size;
        return { id: number + 1, ...placeIn(area, number + moved + 1), at: Date.now() };
      });
      moved += count;
      if (route) send(route, { type: 'delta', upsert, remove: [] });
    },
  };
}

function send(route: WebSocketRoute, frame: ServerFrame): void {
  route.send(JSON.stringify(frame));
}

function placeIn([west, south, east, north]: BoundingBox, index: number) {
  const share = (step: number) => 1 / 6 + ((index * step) % 1) * (2 / 3);
  return {
    latitude: south + share(0.569_840_29) * (north - south),
    longitude: west + share(0.754_877_67) * (east - west),
  };
}

function providerAt(index: number, place: { latitude: number; longitude: number }) {
  const texts = { fullName: `Sürücü ${index}`, serviceFrom: 'Ankara', serviceTo: 'Konya' };
  const missing = { serviceDescription: null, phone: null, endsAt: null };
  return { id: index + 1, ...place, ...texts, ...missing, activeService: 'taxi' as const, at: Date.now() };
}
