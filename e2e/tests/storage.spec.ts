import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { makeProvider } from '../support/api.ts';
import { openAs, signIn } from '../support/person.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA } from '../support/signed-in.ts';

const product = sharedProduct();

/** As a browser that blocks cookies and site data. */
const block = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });

/** As a browser whose disk is full. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [state, prepare] of [
  ['blocked', block],
  ['full', fill],
] as const)
  test(`with ${state} storage a person signs in, changes the theme and searches`, async ({ browser }) => {
    const account = await makeAccount(product);
    await makeProvider(product, account, 'Dolu Disk');
    const { page, context } = await openAs(browser, product, { spot: ANKARA, width: 390, height: 844 });
    await prepare(page);
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
    await context.close();
  });
