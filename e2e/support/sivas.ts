import type { Browser, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { goOffline as endService, moveTo, newOnline, type OnlineProvider } from './go-online.ts';
import { goHome, newBrowser, type Spot } from './person.ts';
import { sharedProduct } from './running-product.ts';

const product = sharedProduct();

/** Sivas, far from where other tests' providers stand. */
export const SIVAS: Spot = { latitude: 39.75, longitude: 37.015 };

/** A place so many degrees east of SIVAS. */
export const east = (degrees: number): Spot => ({ ...SIVAS, longitude: SIVAS.longitude + degrees });

const online: OnlineProvider[] = [];

/** A new provider, online at `spot`. */
export async function goOnline(spot: Spot): Promise<OnlineProvider> {
  const provider = await newOnline(product, 'Ayşe Yılmaz', spot, { from: 'Sivas', to: 'Kayseri' });
  online.push(provider);
  return provider;
}

/** Ends a provider's service. */
export const goOffline = (account: Account) => endService(product, { account });

/** Moves somebody who is online. */
export const move = (account: Account, spot: Spot) => moveTo(product, { account }, spot);

/** Ends the services of all who went online. */
export async function allGoOffline(): Promise<void> {
  for (const { account } of online.splice(0)) await goOffline(account);
}

/** Opens home at SIVAS as `account`, in a page that `prepare` has seen before it is loaded. */
export async function enterSivas<T>(browser: Browser, account: Account, prepare: (page: Page) => Promise<T>) {
  const person = await newBrowser(browser, product, { spot: SIVAS, account });
  const prepared = await prepare(person.page);
  await goHome(person.page);
  return { ...person, prepared };
}

/** Shows or hides the tab, as far as the page can tell. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
