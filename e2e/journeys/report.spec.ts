import { expect, type Page } from '@playwright/test';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn, signedInAdmin } from '../support/signed-in.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const countOf = async (page: Page, name: string) =>
  Number((await tab(page, name).innerText()).replace(/\D/g, ''));

test('a user reports a problem; an admin finds it, sets it to Çözüldü, and the audit log lists the change', async ({
  browser,
}) => {
  const description = `Sürücü gelmedi <img src=x onerror=alert(1)> \u200F ${'uzun '.repeat(80)}`.trim();
  const user = await signedIn(browser, product, 'Bora Şen');
  await test.step('the user reports it', async () => {
    const { page } = user;
    await chooseInProfileMenu(page, 'Sorun bildir');
    const dialog = page.getByRole('dialog', { name: 'Sorun bildir' });
    await dialog.getByRole('combobox', { name: 'Kategori' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Kullanıcı Sorunu' }).click();
    await dialog.getByLabel('Açıklama').fill(description);
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Sorun Bildirimi Alındı', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await user.context.close();
  });

  const { page } = await signedInAdmin(browser, product);
  const card = page.getByRole('button', { name: /No \d+/ }).filter({ hasText: user.account.email });
  await test.step('the admin reads the card', async () => {
    await chooseInProfileMenu(page, 'Yönetici paneli');
    await expect(card).toContainText('Kullanıcı Sorunu');
    await expect(card).toContainText('Yeni');
    await expect(card).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await expect(card).toContainText('Bora Şen');
    await expect(card).toContainText('<img src=x onerror=alert(1)>');
    await expect(card.locator('.report-card-description')).toHaveCSS('-webkit-line-clamp', '3');
  });

  const id = /No (\d+)/.exec(await card.innerText())?.[1];
  const dialog = page.getByRole('dialog', { name: `Sorun bildirimi no ${id}` });
  await test.step('sets its status, and the counts follow', async () => {
    const before = { fresh: await countOf(page, 'Yeni'), solved: await countOf(page, 'Çözüldü') };
    await card.click();
    await expect(dialog).toContainText(description);
    await dialog.getByRole('combobox', { name: 'Durum' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Çözüldü' }).click();
    await dialog.getByLabel('Yönetici notları').fill('Sürücüyle görüşüldü');
    await dialog.getByRole('button', { name: 'Durumu Güncelle' }).click();
    await expectToast(page, 'Başarılı', 'Sorun bildirimi durumu güncellendi');
    await expect(dialog).toBeHidden();
    await expect.poll(() => countOf(page, 'Yeni')).toBe(before.fresh - 1);
    expect(await countOf(page, 'Çözüldü')).toBe(before.solved + 1);
  });

  await test.step('reads its history', async () => {
    await tab(page, 'Çözüldü').click();
    await card.click();
    await expect(dialog.locator('.report-history')).toContainText('Sürücüyle görüşüldü');
    await expect(dialog).toContainText('Çözülme');
    await dialog.getByRole('button', { name: 'İptal' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('finds the change in the audit log, without the note', async () => {
    const entry = page.getByRole('listitem').filter({ hasText: `Sorun bildirimi no ${id}` });
    await expect(async () => {
      await page.goto('/admin/kayitlar');
      await expect(entry).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(entry).toContainText('yeni');
    await expect(entry).toContainText('çözüldü');
    await expect(page.getByText('Sürücüyle görüşüldü')).toBeHidden();
  });
});
