import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { makeProvider } from '../support/api.ts';
import { openLogin, signIn } from '../support/person.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const block = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });

test('with blocked storage a user signs in, changes the theme and searches', async ({ browser }) => {
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Kapalı Depo');
  const { page } = await openLogin(browser, product, { spot: ANKARA, width: 390, height: 844 });
  await block(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.reload();
  await signIn(page, account);
  await chooseInProfileMenu(page, 'Koyu tema');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  const search = page.getByRole('dialog', { name: 'Ne arıyorsun?' });
  await search.getByRole('button', { name: 'Taksi' }).click();
  await expect(page.getByRole('banner').getByText('Taksi')).toBeVisible();
  expect(errors).toEqual([]);
});
