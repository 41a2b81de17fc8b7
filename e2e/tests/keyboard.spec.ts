import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

async function nearAndFar(mark: string): Promise<void> {
  for (const [name, latitude] of [
    [`Yakın ${mark}`, 39.9201],
    [`Uzak ${mark}`, 39.9245], // still on the map: the list holds whom it shows
  ] as const) {
    const account = await makeAccount(product);
    await makeProvider(product, account, name);
    await callApi(product, 'POST', '/api/providers/status', {
      account,
      body: {
        isOnline: true,
        service: { type: 'sea_tours', from: 'Ankara', to: 'Bolu', duration: 15 },
        latitude,
        longitude: 32.85,
      },
    });
  }
}

const focusBehind = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('.home > *')));

test('the list beside the map is nearest first with distances, and opens an info window by keyboard', async ({
  browser,
}) => {
  const mark = String(Date.now()).slice(-6);
  await nearAndFar(mark);
  const { page, context } = await signedIn(browser, product, 'Klavye Kişi');
  await page
    .getByRole('group', { name: 'Hizmet türü' })
    .getByRole('button', { name: 'Deniz turu' })
    .press('Enter');
  const rows = page.getByRole('list', { name: 'Yakındakiler' }).getByRole('button').filter({ hasText: mark });
  await expect(rows).toHaveText([
    new RegExp(`Yakın ${mark}\\D.*\\D10 m`),
    new RegExp(`Uzak ${mark}\\D.*\\D500 m`),
  ]);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  const info = page.getByRole('dialog', { name: `Yakın ${mark} bilgileri` });
  await expect(info).toBeVisible();
  await expect(info).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(info.getByRole('button', { name: 'Kapat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(info).toBeHidden();
  await expect(rows.first()).toBeFocused();
  await context.close();
});

test('on a phone the same list is reached by keyboard through the search', async ({ browser }) => {
  const mark = String(Date.now()).slice(-6);
  await nearAndFar(mark);
  const { page, context } = await signedIn(browser, product, 'Klavye Kişi', { width: 360, height: 740 });
  await page.getByRole('button', { name: 'Hizmet ara' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Ne arıyorsun?' })
    .getByRole('button', { name: 'Listeyi gör' })
    .press('Enter');
  const list = page.getByRole('dialog', { name: 'Yakındakiler' });
  const near = list.getByRole('button').filter({ hasText: `Yakın ${mark}` });
  await expect(near).toBeVisible();
  await near.press('Enter');
  await expect(list).toBeHidden();
  await expect(page.getByRole('dialog', { name: `Yakın ${mark} bilgileri` })).toBeFocused();
  await context.close();
});

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
      // at the end of the page the focus is the browser's own for a moment, never that of something behind the dialog
      expect(await focusBehind(page)).toBe(false);
    }
    await page.keyboard.press('Escape');
    if (await dialog.isVisible()) await page.keyboard.press('Escape'); // an open list of choices takes the first one
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
