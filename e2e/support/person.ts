import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { RunningProduct } from './running-product.ts';

/** A browser of one person, at a place. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Where somebody stands, degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Opens the product in a fresh browser context that stands at `spot`; without one the browser denies the position. */
export async function openAs(
  browser: Browser,
  product: RunningProduct,
  { spot, width = 1280, height = 800 }: { spot?: Spot; width?: number; height?: number } = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    ...(spot && { geolocation: { ...spot, accuracy: 20 }, permissions: ['geolocation'] }),
  });
  const page = await context.newPage();
  await page.goto('/login');
  return { page, context };
}

/** Signs in through the form, as a person does, and waits for the map's screen. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Şifre', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hizmet ara' })).toBeVisible();
}
