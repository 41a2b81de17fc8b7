import { expect, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

test('an admin finds in the log who set the status of a report; axe finds nothing', async ({ browser }) => {
  const { page, context, account } = await signedInAdmin(browser, product, { home: false });
  const body = { category: 'uygulama', description: 'Kayıt denemesi' };
  const opened = await callApi(product, 'POST', '/api/reports', { account, body });
  const { id } = opened.body as { id: number };
  const change = { status: 'çözüldü', adminNotes: 'Bu not kayda geçmez' };
  await callApi(product, 'PATCH', `/api/reports/${id}/status`, { account, body: change });

  const act = page.getByRole('listitem').filter({ hasText: `Sorun bildirimi No ${id}` });
  await expect(async () => {
    await page.goto('/admin/kayitlar');
    await expect(act).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(act).toContainText('yeni');
  await expect(act).toContainText('çözüldü');
  await expect(page.getByText('Bu not kayda geçmez')).toBeHidden();
  await page.getByLabel('Kişi no').fill('999999999');
  await expect(page.getByText('Kayıt yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(act).toBeVisible();
  await inEachLook(page, (as) => expectAccessible(page, `acts, ${as}`));
  await context.close();
});
