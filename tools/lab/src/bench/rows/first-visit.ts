import { type Browser, chromium, type Page } from '@playwright/test';
import { makeAccount } from '@rotadas/e2e/accounts';
import { completeProfile } from '@rotadas/e2e/api';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import type { RunningProduct } from '@rotadas/e2e/running-product';
import { countScriptBytes } from '@rotadas/e2e/script-bytes';
import { atMost, type Row, withoutReference, withProduct } from '../row.ts';

/** Interval of keys typed on a phone, ms. */
const KEY_MS = 120;

const SLOW = { offline: false, latency: 400, downloadThroughput: 62_500, uploadThroughput: 62_500 }; // ms, bytes/s

/** Compressed sizes, kB. */
interface FirstVisit {
  readonly loginKb: number;
  readonly homeKb: number;
  /** From Enter to the drawn map, s. */
  readonly mapSeconds: number;
}

export const firstVisitRow: Row = {
  number: 9,
  what: 'first visit on a phone',
  run: (context) =>
    withProduct(context, async ({ url, authEmulator }) => {
      const product = { url: url.replace('127.0.0.1', 'localhost'), authEmulator };
      const fast: FirstVisit[] = [];
      const slow: FirstVisit[] = [];
      for (let round = 0; round < context.rounds; round += 1) {
        fast.push(await visit(product));
        slow.push(await visit(product, SLOW));
      }
      const of = (visits: readonly FirstVisit[], figure: keyof FirstVisit) =>
        visits.map((each) => each[figure]);
      return [
        withoutReference('JavaScript of /login', 'kB', of(fast, 'loginKb'), atMost(145)),
        withoutReference('JavaScript of home, more', 'kB', of(fast, 'homeKb'), atMost(330)),
        withoutReference('map after sign-in', 's', of(fast, 'mapSeconds'), atMost(2)),
        withoutReference('map after sign-in at 500 kbit/s', 's', of(slow, 'mapSeconds'), atMost(12)),
      ];
    }),
};

/** Slow lines take up to 20 s. */
const MAP_TIMEOUT_MS = 60_000;

export async function waitForMap(page: Page): Promise<void> {
  await page.locator('[data-map-ready="true"]').waitFor({ timeout: MAP_TIMEOUT_MS });
}

async function visit(product: RunningProduct, line?: typeof SLOW): Promise<FirstVisit> {
  const account = await makeAccount(product);
  await completeProfile(product, account, 'İlk Gelen');
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await phonePage(browser, product);
    const session = await page.context().newCDPSession(page);
    if (line) await session.send('Network.emulateNetworkConditions', line);
    const scriptBytes = countScriptBytes(page);
    await page.goto('/login', { waitUntil: 'networkidle' });
    const loginKb = (await scriptBytes()) / 1_000;
    await page.getByLabel('E-posta').pressSequentially(account.email, { delay: KEY_MS });
    const password = page.getByLabel('Şifre', { exact: true });
    await password.pressSequentially(account.password, { delay: KEY_MS });
    const showMap = async () => {
      await password.press('Enter');
      await waitForMap(page);
    };
    const [mapSeconds] = await Promise.all([page.evaluate(secondsUntilMap), showMap()]);
    return { loginKb, homeKb: (await scriptBytes()) / 1_000 - loginKb, mapSeconds };
  } finally {
    await browser.close();
  }
}

/** Measured in the page; a check from outside may notice the map a second later. */
function secondsUntilMap(): Promise<number> {
  return new Promise((resolve) => {
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      window.removeEventListener('keydown', onKey, true);
      const watch = new MutationObserver(() => {
        if (document.querySelector('[data-map-ready="true"]') === null) return;
        watch.disconnect();
        resolve((performance.now() - timeStamp) / 1_000);
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    };
    window.addEventListener('keydown', onKey, true);
  });
}

async function phonePage(browser: Browser, product: RunningProduct): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    geolocation: { latitude: 39.92, longitude: 32.85, accuracy: 20 },
    permissions: ['geolocation'],
  });
  return context.newPage();
}
