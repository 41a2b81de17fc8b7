import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../../support/accessibility.ts';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { chooseInProfileMenu, openProfileMenu } from '../../support/profile-menu.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedInAdmin } from '../../support/signed-in.ts';

const product = sharedProduct();

const DIALOGS = [
  ['Ne arıyorsun?', (page: Page) => page.getByRole('button', { name: 'Hizmet ara' }).click()],
  ['Hizmet seç', (page: Page) => page.getByRole('button', { name: 'Başlat', exact: true }).click()],
  ['Sorun Bildir', (page: Page) => chooseInProfileMenu(page, 'Sorun Bildir')],
] as const;

test('axe finds nothing on home and its dialogs', async ({ browser }) => {
  test.setTimeout(180_000);
  const name = `Görülen ${String(Date.now()).slice(-6)}`;
  const other = await newOnline(product, name, ANKARA);
  const { page, context } = await signedInAdmin(browser, product);
  await mapReady(page);
  await inEachLook(page, async (as, width) => {
    await expectAccessible(page, as);
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
    await expect(page.getByRole('menuitem', { name: 'Çıkış Yap' })).toBeVisible();
    await expectAccessible(page, `menu, ${as}`);
    await page.keyboard.press('Escape');
    if (width < 1_024) {
      await page.getByRole('button', { name: 'Hizmet ara' }).click();
      await page.getByRole('button', { name: 'Listeyi gör' }).click();
    }
    await page.getByRole('list', { name: 'Yakındakiler' }).getByText(name).click();
    const info = page.getByRole('dialog', { name: `${name} bilgileri` });
    await expect(info).toBeVisible();
    await expectAccessible(page, `info window, ${as}`);
    await info.getByRole('button', { name: 'Kapat' }).click();
    await expect(info).toBeHidden();
  });
  await goOffline(product, other);
  await context.close();
});
