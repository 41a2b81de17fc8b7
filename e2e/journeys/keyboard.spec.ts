import { expect, type Locator, type Page } from '@playwright/test';
import { placeField } from '../support/offer-form.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const isFocusBehind = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('.home > *')));

async function open(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function chooseFirst(select: Locator): Promise<void> {
  await select.press('ArrowDown');
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  await select.press('Enter');
  await expect(select).toHaveAttribute('aria-expanded', 'false');
}

test('a provider goes online, ends the offer and opens the profile by keyboard alone', async ({
  browser,
}) => {
  const { page } = await signedIn(browser, product, 'Klavye Kişi', { width: 360, height: 740 });
  const start = page.getByRole('button', { name: 'Yayına geç', exact: true });
  const form = page.getByRole('dialog', { name: 'Hizmet seç' });

  await test.step('the dialog keeps the focus, closes on Escape and returns it', async () => {
    await open(start);
    await expect(form).toBeVisible();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      // After the last control, the browser itself has the focus.
      expect(await isFocusBehind(page)).toBe(false);
    }
    await page.keyboard.press('Escape');
    // An open list of options handles the first Escape.
    if (await form.isVisible()) await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(start).toBeFocused();
  });

  await test.step('goes online', async () => {
    await start.press('Enter');
    await chooseFirst(form.getByRole('combobox', { name: 'Hizmet türü' }));
    for (const [label, place] of [
      ['Nereden', 'Ankara'],
      ['Nereye', 'Çorum'],
    ] as const) {
      await placeField(form, label).pressSequentially(place);
      await page.keyboard.press('Tab');
    }
    await chooseFirst(form.getByRole('combobox', { name: 'Süre' }));
    await form.getByRole('button', { name: 'Rotadaş Başlat' }).press('Enter');
    await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
    await expect(page.getByText(/^Yayındasın · Ankara → Çorum/)).toBeVisible();
  });

  await test.step('ends the offer', async () => {
    await open(page.getByRole('button', { name: 'Yayını bitir', exact: true }));
    await page
      .getByRole('dialog', { name: 'Yayını bitir' })
      .getByRole('button', { name: 'Rotadaş Bitir' })
      .press('Enter');
    await expectToast(page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  });

  await test.step('opens the profile from the menu', async () => {
    const menu = page.getByRole('button', { name: 'Profil menüsü' });
    const first = page.getByRole('menuitem', { name: 'Profil ayarları' });
    await open(menu);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(first).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
  });
});
