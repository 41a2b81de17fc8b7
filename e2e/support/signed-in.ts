import type { Browser, Page } from '@playwright/test';
import { type Account, knownAccount, makeAccount } from './accounts.ts';
import { callApi, makeProvider } from './api.ts';
import { type BrowserOptions, goHome, newBrowser, type Person } from './person.ts';
import type { RunningProduct } from './running-product.ts';

export const ANKARA = { latitude: 39.92, longitude: 32.85 };

export interface SignedIn extends Person {
  readonly account: Account;
  readonly id: number;
}

interface SignedInOptions extends Omit<BrowserOptions, 'account'> {
  /** Whether home is opened; true by default. */
  home?: boolean;
  /** Runs before the first page loads. */
  prepare?: (page: Page) => Promise<unknown>;
}

export async function signedIn(
  browser: Browser,
  product: RunningProduct,
  fullName: string,
  options: SignedInOptions = {},
): Promise<SignedIn> {
  const account = await makeAccount(product);
  const id = await makeProvider(product, account, fullName);
  return { ...(await openSignedIn(browser, product, account, options)), account, id };
}

export async function signedInAdmin(
  browser: Browser,
  product: RunningProduct,
  options: SignedInOptions = {},
): Promise<SignedIn> {
  const account = await adminAccount(product);
  const me = await callApi(product, 'GET', '/api/users/me', { account });
  const person = await openSignedIn(browser, product, account, options);
  return { ...person, account, id: (me.body as { id: number }).id };
}

const ADMIN = ['admin@rotadas.example', 'rotadas-demo'] as const;

/** That of the demo, or of `makeAdminAccount`. */
export function adminAccount(product: RunningProduct): Promise<Account> {
  return knownAccount(product, ...ADMIN);
}

export function makeAdminAccount(product: RunningProduct): Promise<Account> {
  return makeAccount(product, ...ADMIN);
}

export async function openSignedIn(
  browser: Browser,
  product: RunningProduct,
  account: Account,
  { home = true, prepare, ...options }: SignedInOptions = {},
): Promise<Person> {
  const person = await newBrowser(browser, product, { spot: ANKARA, ...options, account });
  await prepare?.(person.page);
  if (!home) return person;
  await goHome(person.page);
  return person;
}
