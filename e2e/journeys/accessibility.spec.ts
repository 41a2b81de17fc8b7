import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';
import { saveRoutes, tellAll } from '../support/told.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

test('axe finds nothing on the screens of a signed-out user on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/greeting', '/login', '/terms', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

/** The screens of a signed-in user, with what shows that each is there. */
const SCREENS = [
  ['/profile', (page: Page) => page.getByRole('button', { name: 'Düzenle' })],
  ['/bildirimler', (page: Page) => page.getByRole('link', { name: /Ankara → Konya/ })],
  ['/bildirimler/yollar', (page: Page) => page.getByText('Balıkesir → Bursa')],
  ['/admin', (page: Page) => page.getByRole('tab').first()],
] as const;

const DIALOGS = [
  ['Hizmet seç', (page: Page) => page.getByRole('button', { name: 'Yayına geç', exact: true }).click()],
  ['Sorun bildir', (page: Page) => chooseInProfileMenu(page, 'Sorun bildir')],
] as const;

test('axe finds nothing on the screens and dialogs of a signed-in user in the dark theme', async ({
  browser,
}) => {
  const { page, context } = await signedInAdmin(browser, product, {
    prepare: async (fresh) => {
      await fresh.emulateMedia({ colorScheme: 'dark' });
      await tellAll(fresh);
      await saveRoutes(fresh);
    },
  });
  for (const [title, openDialog] of DIALOGS) {
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, title);
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(dialog).toBeHidden();
  }
  for (const [path, content] of SCREENS) {
    await page.goto(path);
    await expect(content(page)).toBeVisible();
    await expectAccessible(page, path);
  }
  await context.close();
});
