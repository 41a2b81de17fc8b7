import { expect, test } from '@playwright/test';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { chooseInProfileMenu } from '../../support/profile-menu.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

test('Back closes what was opened last: the dialog over the info window, then the info window', async ({
  browser,
}) => {
  const mark = String(Date.now()).slice(-6);
  const other = await newOnline(product, `Açık ${mark}`, ANKARA);
  const { page, context } = await signedIn(browser, product, 'Geri Basan');
  await mapReady(page);
  await page.getByRole('list', { name: 'Yakındakiler' }).getByText(`Açık ${mark}`).click();
  const info = page.getByRole('dialog', { name: `Açık ${mark} bilgileri` });
  await expect(info).toBeVisible();
  await chooseInProfileMenu(page, 'Sorun bildir');
  const report = page.getByRole('dialog', { name: 'Sorun bildir' });
  await expect(report).toBeVisible();
  await page.goBack();
  await expect(report).toBeHidden();
  await expect(info).toBeVisible();
  await page.goBack();
  await expect(info).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
  await goOffline(product, other);
  await context.close();
});
