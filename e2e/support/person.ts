import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { RunningProduct } from './running-product.ts';
import { sessionOf } from './session.ts';

const MAP_LIBRARY = /\/assets\/maplibre-[^/]+\.js$/;

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export interface BrowserOptions {
  /** If missing, the browser denies the position. */
  spot?: Spot;
  width?: number;
  height?: number;
  /** Signed in if given. */
  account?: Account;
  /** By default, whether the project has a map. */
  hasMap?: boolean;
  /** A phone has a touch screen, 360 px wide. */
  isPhone?: boolean;
  /** Needed for Google's scripts, which the shared product's policy excludes without a key. */
  bypassCSP?: boolean;
}

export async function newBrowser(
  browser: Browser,
  product: RunningProduct,
  options: BrowserOptions = {},
): Promise<Person> {
  const { spot, account, hasMap = projectHasMap(), isPhone = false, bypassCSP = false } = options;
  const { width = isPhone ? 360 : 1280, height = isPhone ? 740 : 800 } = options;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    bypassCSP,
    ...(isPhone && { isMobile: true, hasTouch: true }),
    ...(spot && { geolocation: { ...spot, accuracy: 20 }, permissions: ['geolocation'] }),
    ...(account && { storageState: sessionOf(product, account) }),
  });
  if (!hasMap) await context.route(MAP_LIBRARY, (route) => route.abort());
  context.on('console', (message) => {
    const text = message.text();
    // Without this a failing test shows only the error screen.
    if (text.startsWith('a part of the screen failed') && (hasMap || !text.includes('/assets/maplibre-')))
      process.stdout.write(`${text}\n`);
  });
  return { page: await context.newPage(), context };
}

const projectHasMap = () => test.info().project.metadata['hasMap'] !== false;

export async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Hizmet ara' })).toBeVisible();
}

export async function openLogin(
  browser: Browser,
  product: RunningProduct,
  options: Omit<BrowserOptions, 'account'> = {},
): Promise<Person> {
  const person = await newBrowser(browser, product, options);
  await person.page.goto('/login');
  return person;
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('E-posta').fill(account.email);
  await page.getByLabel('Şifre', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hizmet ara' })).toBeVisible();
}
