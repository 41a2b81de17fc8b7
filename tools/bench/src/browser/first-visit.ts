import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { makeAccount } from '@rotadas/e2e/accounts';
import { completeProfile } from '@rotadas/e2e/api';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import { mapReady } from '@rotadas/e2e/map';
import type { RunningProduct } from '@rotadas/e2e/running-product';
import { ScriptBytes } from './script-bytes.ts';

/** From one key to the next, ms: somebody who types an e-mail and a password on a phone. */
const KEY_MS = 120;

/** A line, as the browser's own throttling knows it. */
export interface Line {
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

/** What a newcomer's first visit took, from an empty cache. */
export interface FirstVisit {
  /** JavaScript of /login before anything is touched, as sent, bytes. */
  readonly loginBytes: number;
  /** JavaScript from then until the map is drawn, as sent, bytes. */
  readonly homeBytes: number;
  /** From the press of Enter until the map is drawn, s. */
  readonly mapSeconds: number;
}

/**
 * Opens /login on a phone of 360 × 740, types and signs in, and waits for the map; over `line`
 * where one is given.
 */
export async function firstVisit(product: RunningProduct, line?: Line): Promise<FirstVisit> {
  const account = await makeAccount(product);
  await completeProfile(product, account, 'İlk Gelen');
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await phonePage(browser, product);
    const session = await page.context().newCDPSession(page);
    if (line) await slowDown(session, line);
    const scripts = new ScriptBytes(page);
    await page.goto('/login', { waitUntil: 'networkidle' });
    const loginBytes = await scripts.sum();
    await page.getByLabel('E-posta').pressSequentially(account.email, { delay: KEY_MS });
    const password = page.getByLabel('Şifre', { exact: true });
    await password.pressSequentially(account.password, { delay: KEY_MS });
    const mapSeconds = page.evaluate(secondsUntilMap);
    await password.press('Enter');
    await mapReady(page);
    return { loginBytes, homeBytes: (await scripts.sum()) - loginBytes, mapSeconds: await mapSeconds };
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the page, by whose clock it tells: who asks from outside learns of the map up to a second
 * late.
 */
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

async function slowDown(session: CDPSession, { bitsPerSecond, latencyMs }: Line): Promise<void> {
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
