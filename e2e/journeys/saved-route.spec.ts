import { expect } from '@playwright/test';
import { goOffline, newOnline } from '../support/go-online.ts';
import { openLogin, signIn } from '../support/person.ts';
import { choosePlace } from '../support/input.ts';
import { sharedProduct } from '../support/running-product.ts';
import { toasts } from '../support/sign-in-page.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';
import { uniqueMark } from '../support/in-letters.ts';

const product = sharedProduct();

/** On the road to Düzce. */
const BOLU = { latitude: 40.73, longitude: 31.65 };

test('a user saves a route, is notified of a provider who drives it, and opens the offer, also after sign-in', async ({
  browser,
}) => {
  const firstName = uniqueMark();
  const name = `${firstName} Giden`;
  const { page, context, account } = await signedIn(browser, product, 'Bekleyen Kişi', { home: false });
  await test.step('saves the route', async () => {
    await page.goto('/bildirimler/yollar');
    await page.getByRole('button', { name: 'Rota kaydet' }).click();
    const form = page.getByRole('dialog', { name: 'Rota kaydet' });
    await choosePlace(form, 'Nereden', 'bolu', /^Bolu İl$/);
    await choosePlace(form, 'Nereye', 'düzce', /^Düzce İl$/);
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Rota kaydedildi' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Bolu → Düzce')).toBeVisible();
  });

  const provider = await newOnline(product, name, BOLU, { from: 'Bolu', to: 'Düzce', type: 'companion' });
  const info = page.getByRole('dialog', { name: `${name} bilgileri` });
  await test.step('opens the offer from a toast, on the searched route', async () => {
    const toast = toasts(page).filter({ hasText: firstName });
    await toast.getByRole('button', { name: 'Göster' }).click();
    await expect(info).toContainText('yolundan');
    await expect(page.getByLabel('Nereye', { exact: true })).toHaveValue('Düzce');
  });

  let link = '';
  await test.step('finds the notification in the inbox', async () => {
    await page.goto('/bildirimler');
    link = (await page.getByRole('link', { name: new RegExp(firstName) }).getAttribute('href')) ?? '';
    await context.close();
  });

  await test.step('opens the same link signed out, and reaches the offer after sign-in until it ends', async () => {
    const later = await openLogin(browser, product, { spot: ANKARA });
    await later.page.goto(link);
    await expect(later.page).toHaveURL(/\/kesfet\?/);
    await later.page.getByRole('link', { name: 'Devam Et' }).click();
    await signIn(later.page, account);
    await expect(later.page.getByRole('dialog', { name: `${name} bilgileri` })).toBeVisible();
    await goOffline(product, provider);
    await later.page.goto(link);
    await expect(later.page.getByText(/^Bu ilan artık yayında değil/)).toBeVisible();
    await later.context.close();
  });
});
