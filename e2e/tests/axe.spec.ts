import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { chooseInProfileMenu, openProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { enter, signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

const expectInEachLook = (page: Page, what: string) =>
  inEachLook(page, (as) => expectAccessible(page, `${what}, ${as}`));

const DIALOGS = [
  ['Ne arıyorsun?', (page: Page) => page.getByRole('button', { name: 'Hizmet ara' }).click()],
  ['Hizmet seç', (page: Page) => page.getByRole('button', { name: 'Yayına geç', exact: true }).click()],
  ['Sorun bildir', (page: Page) => chooseInProfileMenu(page, 'Sorun bildir')],
] as const;

for (const path of ['/login', '/terms', '/about']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/terms') await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
    await expectInEachLook(page, path);
  });
}

test('axe finds nothing on the slides of the greeting', async ({ page }) => {
  await page.goto('/greeting');
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `${number}. tanıtım` }).click();
    await expect(page.getByRole('group', { name: `${number} / 3`, exact: true })).toBeVisible();
    await expectInEachLook(page, `slide ${number}`);
  }
});

test('axe finds nothing on the terms dialog', async ({ browser }) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  const { page, context } = await enter(browser, product, account);
  const dialog = page.getByRole('dialog', { name: 'Kullanım koşulları' });
  await dialog.getByRole('button', { name: 'Kabul et ve devam et' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectInEachLook(page, 'terms dialog');
  await context.close();
});

test('axe finds nothing on the profile and the admin panel', async ({ browser }) => {
  const { page, context, account } = await signedInAdmin(browser, product, { home: false });
  const body = { category: 'uygulama', description: 'Erişilebilirlik denemesi' };
  await callApi(product, 'POST', '/api/reports', { account, body });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
  await expectInEachLook(page, 'profile');
  await page.goto('/profile?edit=true');
  await page.getByLabel('Adı Soyadı (Zorunlu)').fill('');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Adınız ve soyadınız zorunludur')).toBeVisible();
  await expectInEachLook(page, 'profile with errors');

  await page.goto('/admin');
  const card = page.getByRole('button', { name: /No \d+/ }).first();
  await expect(card).toBeVisible();
  await expectInEachLook(page, 'admin');
  await card.click();
  await expect(page.getByRole('heading', { name: 'Geçmiş' })).toBeVisible();
  await expectInEachLook(page, 'admin dialog');
  await context.close();
});

test('axe finds nothing on the audit log and the figures of operations', async ({ browser }) => {
  const { page, context, account } = await signedInAdmin(browser, product, { home: false });
  const body = { category: 'uygulama', description: 'Kayıt denemesi' };
  const opened = await callApi(product, 'POST', '/api/reports', { account, body });
  const { id } = opened.body as { id: number };
  const change = { status: 'çözüldü', adminNotes: '' };
  await callApi(product, 'PATCH', `/api/reports/${id}/status`, { account, body: change });
  await expect(async () => {
    await page.goto('/admin/kayitlar');
    const act = page.getByRole('listitem').filter({ hasText: `Sorun bildirimi no ${id}` });
    await expect(act).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectInEachLook(page, 'audit log');
  await page.goto('/admin/isletme');
  await expect(page.getByRole('article', { name: 'Gelen konumlar' }).locator('canvas')).toBeVisible();
  await expectInEachLook(page, 'operations');
  await context.close();
});

test('axe finds nothing on the dialogs and the menu of home', async ({ browser }) => {
  const { page, context } = await signedInAdmin(browser, product);
  await inEachLook(page, async (as) => {
    for (const [title, open] of DIALOGS) {
      await open(page);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `${title}, ${as}`);
      const submit = dialog.locator('button[type="submit"]');
      if ((await submit.count()) > 0) {
        await submit.click();
        await expect(dialog.getByRole('alert').first()).toBeVisible();
        await expectAccessible(page, `${title} with errors, ${as}`);
      }
      await dialog.getByRole('button', { name: 'Kapat' }).click();
      await expect(dialog).toBeHidden();
    }
    await openProfileMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Çıkış yap' })).toBeVisible();
    await expectAccessible(page, `menu, ${as}`);
    await page.keyboard.press('Escape');
  });
  await context.close();
});
