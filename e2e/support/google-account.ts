import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const GAPI_STAND_IN = resolve(import.meta.dirname, 'gapi-stand-in.js');

/** Replaces the network by a stand-in for the script of Google. */
export async function withoutGoogle(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  );
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ path: GAPI_STAND_IN, contentType: 'text/javascript' }),
  );
}

export async function chooseGoogleAccount(page: Page, email: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google ile devam et' }).click(),
  ]);
  await fillGoogleAccount(popup, email);
}

/** Fills in the emulator's replacement of Google's page. */
export async function fillGoogleAccount(page: Page, email: string): Promise<void> {
  await page.locator('#add-account-button').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill('Gülşen Google');
  await page.locator('#profile-photo-input').fill('https://lh3.googleusercontent.com/a/gulsen');
  await page.locator('#sign-in').click();
}
