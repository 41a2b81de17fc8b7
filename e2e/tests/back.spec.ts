import { expect, test } from '@playwright/test';
import { expectBackLayers } from '../support/back-layers.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

test('a sheet that is closed otherwise leaves nothing for Back to close', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Geri Basan', { width: 360, height: 740 });
  await chooseInProfileMenu(page, 'Profil ayarları');
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
