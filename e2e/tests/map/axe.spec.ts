import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { callApi } from '../../support/api.ts';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { chooseInProfileMenu, openProfileMenu } from '../../support/profile-menu.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, enter, signedInAdmin } from '../../support/signed-in.ts';

const product = sharedProduct();

/** What axe finds on the page as it stands, as 'rule: element' lines. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    const as = `${theme}, ${width} px`;
    const options = {
      width,
      height,
      prepare: (page: Page) => page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' }),
    };

    test(`axe finds nothing on home and its dialogs, ${as}`, async ({ browser }) => {
      test.setTimeout(150_000);
      const name = `Görülen ${String(Date.now()).slice(-6)}`;
      const other = await newOnline(product, name, ANKARA);
      const { page, context } = await signedInAdmin(browser, product, options);
      await mapReady(page);
      expect(await findings(page)).toEqual([]);
      for (const [open, title] of [
        [() => page.getByRole('button', { name: 'Hizmet ara' }).click(), 'Ne arıyorsun?'],
        [() => page.getByRole('button', { name: 'Başlat', exact: true }).click(), 'Hizmet seç'],
        [() => chooseInProfileMenu(page, 'Sorun Bildir'), 'Sorun Bildir'],
      ] as const) {
        await open();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        expect(await findings(page), title).toEqual([]);
        const submit = dialog.locator('button[type="submit"]');
        if ((await submit.count()) > 0) {
          await submit.click();
          await expect(dialog.getByRole('alert').first()).toBeVisible();
          expect(await findings(page), `${title} with errors`).toEqual([]);
        }
        await dialog.getByRole('button', { name: 'Kapat' }).click();
        await expect(dialog).toBeHidden();
      }
      await openProfileMenu(page);
      await expect(page.getByRole('menuitem', { name: 'Çıkış Yap' })).toBeVisible();
      expect(await findings(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      if (width < 1_024) {
        await page.getByRole('button', { name: 'Hizmet ara' }).click();
        await page.getByRole('button', { name: 'Listeyi gör' }).click();
      }
      await page.getByRole('list', { name: 'Yakındakiler' }).getByText(name).click();
      await expect(page.getByRole('dialog', { name: `${name} bilgileri` })).toBeVisible();
      expect(await findings(page), 'info window').toEqual([]);
      await goOffline(product, other);
      await context.close();
    });

    test(`axe finds nothing on the terms dialog, ${as}`, async ({ browser }) => {
      const account = await makeAccount(product);
      await callApi(product, 'GET', '/api/users/me', { account });
      const { page, context } = await enter(browser, product, account, options);
      const dialog = page.getByRole('dialog', { name: 'Kullanım Koşulları' });
      await dialog.getByRole('button', { name: 'Kabul Et ve Devam Et' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await context.close();
    });

    test(`axe finds nothing on the profile and the admin panel, ${as}`, async ({ browser }) => {
      const { page, context, account } = await signedInAdmin(browser, product, { ...options, home: false });
      const body = { category: 'uygulama', description: 'Erişilebilirlik denemesi' };
      await callApi(product, 'POST', '/api/reports', { account, body });
      await page.goto('/profile');
      await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
      expect(await findings(page), 'profile').toEqual([]);
      await page.goto('/profile?edit=true');
      await page.getByLabel('Adı Soyadı (Zorunlu)').fill('');
      await page.getByRole('button', { name: 'Kaydet' }).click();
      await expect(page.getByText('Adınız ve soyadınız zorunludur')).toBeVisible();
      expect(await findings(page), 'profile with errors').toEqual([]);

      await page.goto('/admin');
      const card = page.getByRole('button', { name: /No \d+/ }).first();
      await expect(card).toBeVisible();
      expect(await findings(page), 'admin').toEqual([]);
      await card.click();
      await expect(page.getByRole('heading', { name: 'Geçmiş' })).toBeVisible();
      expect(await findings(page), 'admin dialog').toEqual([]);
      await context.close();
    });
  }
}
