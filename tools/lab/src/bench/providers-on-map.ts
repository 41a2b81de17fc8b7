import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { makeAccount } from '@rotadas/e2e/accounts';
import { completeProfile } from '@rotadas/e2e/api';
import { type BrowserOptions, goHome, newBrowser } from '@rotadas/e2e/person';
import type { MeasuredProduct } from '../product/measured-product.ts';
import { waitForMap } from './rows/first-visit.ts';

/** Rendering of the first frame in software, ms. */
const FIRST_PICTURE_MS = 5_000;

export async function openWithProviders(
  browser: Browser,
  { url, authEmulator }: MeasuredProduct,
  size: number,
  window: BrowserOptions = {},
): Promise<{ page: Page; providers: ProvidersOnMap }> {
  const product = { url: url.replace('127.0.0.1', 'localhost'), authEmulator };
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Harita Meraklısı');
  const { page } = await newBrowser(browser, product, { account, hasMap: true, ...window });
  const providers = await putProvidersOnMap(page, size);
  await goHome(page);
  await waitForMap(page);
  await providers.shown;
  await delay(FIRST_PICTURE_MS);
  return { page, providers };
}

export interface ProvidersOnMap {
  readonly shown: Promise<undefined>;
  /** Moves the next `count` to another place of the view. */
  move(count: number): void;
  /** Moves the next `count` of the first `drivers` to the east by `metres`. */
  drive(count: number, drivers: number, metres: number): void;
}

async function putProvidersOnMap(page: Page, size: number): Promise<ProvidersOnMap> {
  const shown = Promise.withResolvers<undefined>();
  let route: WebSocketRoute | undefined;
  let area: BoundingBox = [32.7, 39.85, 33, 40.05];
  let moved = 0;
  let driven = 0;
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
    drive(count, drivers, metres) {
      const upsert = Array.from({ length: count }, (_, index) => {
        const number = (driven + index) % drivers;
        const trips = Math.floor((driven + index) / drivers) + 1;
        const { latitude, longitude } = placeIn(area, number);
        const east = (trips * metres) / METRES_PER_DEGREE / Math.cos(latitude * RADIANS);
        return { id: number + 1, latitude, longitude: longitude + east, at: Date.now() };
      });
      driven += count;
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
