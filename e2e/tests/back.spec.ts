import { expect, test } from '@playwright/test';
import { expectBackLayers } from '../support/back-layers.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

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

test('a sheet that is closed otherwise leaves nothing for Back to close', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Geri Basan', { width: 360, height: 740 });
  await chooseInProfileMenu(page, 'Profil Ayarları');
  await expect(page).toHaveURL(`${product.url}/profile`);
  await page.getByRole('button', { name: 'Geri', exact: true }).click();
  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  const search = page.getByRole('dialog', { name: 'Ne arıyorsun?' });
  await search.getByRole('button', { name: 'Kapat' }).click();
  await expect(search).toBeHidden();
  await expectBackLayers(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/profile`);
  await context.close();
});
