import { expect, type Page, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { apiFails } from '../support/calls.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
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

test('a blank report description is refused: Lütfen sorun açıklamasını giriniz.', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Nil Arda');
  const dialog = await openReportDialog(page);
  await dialog.getByLabel('Açıklama').fill('   ');
  await dialog.getByRole('button', { name: 'Gönder' }).click();
  await expect(dialog.getByText('Lütfen sorun açıklamasını giriniz.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Açıklama').fill('Bir şey');
  await expect(dialog.getByText('Lütfen sorun açıklamasını giriniz.', { exact: true })).toBeHidden();
  await context.close();
});

test('a report that fails shows the server text, else its own, and stays open', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Nil Arda');
  const dialog = await openReportDialog(page);
  await dialog.getByLabel('Açıklama').fill('Harita açılmıyor');
  const send = dialog.getByRole('button', { name: 'Gönder' });

  await apiFails(page, 'reports', 500);
  await send.click();
  await expectToast(page, 'Hata', 'Sorun bildirimi gönderilirken bir hata oluştu', 'Birazdan yeniden dene.');

  await apiFails(page, 'reports', 429, { text: 'Biraz bekle.' });
  await send.click();
  await expectToast(page, 'Hata', 'Biraz bekle.');

  await apiFails(page, 'reports', 401, { text: 'Oturumun doğrulanamadı.' });
  await send.click();
  await expectToast(page, 'Hata', 'Oturum bulunamadı. Lütfen yeniden giriş yapın.');
  await expect(dialog.getByLabel('Açıklama')).toHaveValue('Harita açılmıyor');
  await context.close();
});
