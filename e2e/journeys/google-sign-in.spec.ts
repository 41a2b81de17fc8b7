import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { chooseGoogleAccount, withoutGoogle } from '../support/google-account.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA } from '../support/signed-in.ts';

const PICTURE = resolve(import.meta.dirname, '../../web/public/icons/icon-192.png');

const product = sharedProduct();

test('a newcomer signs in by the Google popup, with the name, e-mail and picture of the Google account', async ({
  browser,
}) => {
  const email = `google-${randomUUID()}@rotadas.example`;
  const { page, context } = await openAs(browser, product, { spot: ANKARA });
  await withoutGoogle(context);
  await context.route('https://lh3.googleusercontent.com/a/gulsen', (route) =>
    route.fulfill({ path: PICTURE, contentType: 'image/png' }),
  );
  const registered = page.waitForRequest('**/api/users/register');
  await chooseGoogleAccount(page, email);
  const request = await registered;
  expect(request.postDataJSON()).toEqual({
    email,
    fullName: 'Gülşen Google',
    profileImage: 'https://lh3.googleusercontent.com/a/gulsen',
  });
  expect(await request.headerValue('authorization')).toMatch(/^Bearer [\w-]+\./);
  await expect(page).toHaveURL(`${product.url}/`);

  const terms = page.getByRole('dialog', { name: 'Kullanım koşulları' });
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Kabul et ve devam et' }).click();
  await expect(terms).toBeHidden();
  await page.goto('/profile?edit=true');
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('Gülşen Google');
  await expect(page.getByText(email)).toBeVisible();
  const picture = page.getByRole('img', { name: 'Profil fotoğrafın' });
  await expect(picture).toHaveAttribute('src', 'https://lh3.googleusercontent.com/a/gulsen');
  await context.close();
});
