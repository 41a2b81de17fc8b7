import { expect, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { saveRoutes, tellAll } from '../support/told.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

test('axe finds nothing on the inbox, the saved routes, their form, the choices and the menu', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Ece Uysal', {
    prepare: async (page) => {
      await tellAll(page);
      await saveRoutes(page);
    },
  });
  const expectInEachLook = (what: string) =>
    inEachLook(page, (as) => expectAccessible(page, `${what}, ${as}`));
  await page.getByRole('button', { name: 'Profil menüsü, 2 okunmamış bildirim' }).click();
  await expect(page.getByRole('menuitem', { name: 'Kayıtlı rotalar' })).toBeVisible();
  await expectInEachLook('menu');
  await page.getByRole('menuitem', { name: /^Bildirimler/ }).click();
  await expect(page.getByRole('link', { name: /Ankara → Konya/ })).toBeVisible();
  await expectInEachLook('inbox');
  await page.getByRole('link', { name: 'Kayıtlı rotalar' }).click();
  await expect(page.getByText('Balıkesir → Bursa')).toBeVisible();
  await expectInEachLook('saved routes');
  await page.getByRole('button', { name: 'Rota kaydet' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Giriş yapınız').first()).toBeVisible();
  await expectInEachLook('form of a route');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ayarlar' }).click();
  await expect(page.getByRole('switch', { name: 'Sessiz saatleri kullan' })).toBeChecked();
  await expectInEachLook('choices');
  await context.close();
});

test('axe finds nothing on the page that ends mails, whose address the server leads to', async ({ page }) => {
  await page.goto('/abonelikten-cik?token=abc');
  await expect(page.getByRole('button', { name: 'E-postaları durdur' })).toBeVisible();
  await inEachLook(page, (as) => expectAccessible(page, `unsubscribe, ${as}`));
});
