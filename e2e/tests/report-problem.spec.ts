import { expect, type Page, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { adminAccount, signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

async function openReportDialog(page: Page) {
  await chooseInProfileMenu(page, 'Sorun Bildir');
  return page.getByRole('dialog', { name: 'Sorun Bildir' });
}

test('a problem report is received, and the dialog resets and closes', async ({ browser }) => {
  const { page, context, account } = await signedIn(browser, product, 'Nil Arda');
  const dialog = await openReportDialog(page);
  await dialog.getByRole('combobox', { name: 'Kategori' }).click();
  const options = page.locator('.ant-select-item-option');
  await expect(options).toHaveText(['Uygulama Hatası', 'Kullanıcı Sorunu', 'Ödeme Sorunu', 'Diğer']);
  await options.filter({ hasText: 'Ödeme Sorunu' }).click();
  const description = `Ücret iki kez çekildi <b>${account.email}</b>`;
  await dialog.getByLabel('Açıklama').fill(description);
  await dialog.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Sorun Bildirimi Alındı', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const page1 = await callApi(product, 'GET', '/api/reports', { account: await adminAccount(product) });
  expect(page1.body).toContainEqual(
    expect.objectContaining({ category: 'odeme', description, status: 'yeni', resolvedAt: null }),
  );
  await openReportDialog(page);
  await expect(dialog.getByLabel('Açıklama')).toHaveValue('');
  await expect(dialog).toContainText('Uygulama Hatası');
  await context.close();
});
