import { expect, type Page, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

const focusBehind = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('.home > *')));

test('dialogs keep the focus, close on Escape and give it back', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Klavye Kişi', { width: 360, height: 740 });
  for (const [opener, title] of [
    ['Hizmet ara', 'Ne arıyorsun?'],
    ['Başlat', 'Hizmet seç'],
  ] as const) {
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      // at the end of the page the focus is the browser's own for a moment, never that of something
      // behind the dialog
      expect(await focusBehind(page)).toBe(false);
    }
    await page.keyboard.press('Escape');
    // an open list of choices takes the first one
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await context.close();
});

test('the profile menu works by keyboard', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Klavye Kişi');
  const button = page.getByRole('button', { name: 'Profil menüsü' });
  const first = page.getByRole('menuitem', { name: 'Profil Ayarları' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/profile`);
  await context.close();
});
