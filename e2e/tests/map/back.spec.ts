import { expect, test } from '@playwright/test';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { chooseInProfileMenu } from '../../support/profile-menu.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

test('Back closes a sheet on the phone, and Forward opens nothing', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Geri Basan', { width: 360, height: 740 });
  const search = page.getByRole('dialog', { name: 'Ne arıyorsun?' });
  const list = page.getByRole('dialog', { name: 'Yakındakiler' });
  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goForward();
  await expect(search).toBeHidden();

  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  await search.getByRole('button', { name: 'Listeyi gör' }).click();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

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
  await chooseInProfileMenu(page, 'Sorun Bildir');
  const report = page.getByRole('dialog', { name: 'Sorun Bildir' });
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

test('a sheet that is closed otherwise leaves nothing for Back to close', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Geri Basan', { width: 360, height: 740 });
  await chooseInProfileMenu(page, 'Profil Ayarları');
  await expect(page).toHaveURL(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Geri', exact: true }).click();
  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  const search = page.getByRole('dialog', { name: 'Ne arıyorsun?' });
  await search.getByRole('button', { name: 'Kapat' }).click();
  await expect(search).toBeHidden();
  await expect.poll(() => page.evaluate(() => Number(history.state?.layers ?? 0))).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/profile`);
  await context.close();
});
