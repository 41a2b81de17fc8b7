import type { Browser, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { newOnline, type OnlineProvider } from './go-online.ts';
import { goHome, newBrowser, type Spot } from './person.ts';
import { sharedProduct } from './running-product.ts';

const product = sharedProduct();

export const SIVAS: Spot = { latitude: 39.75, longitude: 37.015 };

/** A place `degrees` east of SIVAS. */
export const east = (degrees: number): Spot => ({ ...SIVAS, longitude: SIVAS.longitude + degrees });

export const newOnlineInSivas = (): Promise<OnlineProvider> =>
  newOnline(product, 'Ayşe Yılmaz', SIVAS, { from: 'Sivas', to: 'Kayseri' });

export async function enterSivas<T>(browser: Browser, account: Account, prepare: (page: Page) => Promise<T>) {
  const person = await newBrowser(browser, product, { spot: SIVAS, account });
  const prepared = await prepare(person.page);
  await goHome(person.page);
  return { ...person, prepared };
}

export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
