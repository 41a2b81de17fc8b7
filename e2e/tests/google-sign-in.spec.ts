import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';

const GAPI_STAND_IN = resolve(import.meta.dirname, '../support/gapi-stand-in.js');

const product = sharedProduct();

/** Google's one script is stood in for; whatever else lies beyond loopback stays away. */
async function withoutGoogle(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  );
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ path: GAPI_STAND_IN, contentType: 'text/javascript' }),
  );
}

test('a newcomer signs in by the Google popup and is known by the name and e-mail that Google tells', async ({
  browser,
}) => {
  const email = `google-${randomUUID()}@rotadas.example`;
  const { page, context } = await openAs(browser, product, { spot: { latitude: 39.97, longitude: 32.86 } });
  await withoutGoogle(context);

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google ile devam et' }).click(),
  ]);
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Gülşen Google');
  await popup.locator('#sign-in').click();

  await expect(page.getByRole('dialog', { name: 'Kullanım Koşulları' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('Gülşen Google');
  await expect(page.getByText(email)).toBeVisible();
  await context.close();
});

test('a Google sign-in that cannot be done is told in the words of the specification', async ({
  browser,
}) => {
  const { page, context } = await openAs(browser, product);
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  );
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  await expect(page.getByText('Google ile giriş yapılırken bir hata oluştu.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeEnabled();
  await context.close();
});
