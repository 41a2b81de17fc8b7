import { expect, type Page, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { goOffline, goOnline } from '../support/go-online.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, type SignedIn, signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

const SEARCH = /\/assets\/home-overlays-[^/]+\.(js|css)$/;

/** The notice of a part that did not load, other than the map. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Bu bölüm yüklenemedi' });

/** Moves the device, and waits until the server knows. */
async function moveAndArrive({ context, id }: SignedIn, longitude: number): Promise<void> {
  await context.setGeolocation({ ...ANKARA, longitude, accuracy: 20 });
  await expect
    .poll(async () => {
      const { body } = await callApi(product, 'GET', '/api/providers/active');
      return (body as { id: number; longitude: number }[]).find((each) => each.id === id)?.longitude;
    })
    .toBeCloseTo(longitude, 4);
}

test('while a part does not load, the rest of the screen stays and the positions of a provider arrive', async ({
  browser,
}, testInfo) => {
  const driver = await signedIn(browser, product, 'Yolda Giden', {
    width: 390,
    height: 844,
    prepare: (page) => page.route(SEARCH, (route) => route.abort()),
  });
  const { page, context, account } = driver;
  await goOnline(product, account, ANKARA);
  const online = page.getByText(/^Yayındasın ·/);
  await expect(online).toBeVisible();

  await test.step('the map does not load, as in all tests without one, and may be tried again', async () => {
    await page.getByTestId('map').getByRole('button', { name: 'Tekrar dene' }).click({ trial: true });
  });

  await test.step('the search does not load', async () => {
    await page.getByRole('button', { name: 'Hizmet ara' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(online).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('search-failed.png') });
    await moveAndArrive(driver, ANKARA.longitude + 0.01);
  });

  await test.step('it loads when the user tries again', async () => {
    await page.unroute(SEARCH);
    await notice(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(online).toBeVisible();
    await page.getByRole('button', { name: 'Hizmet ara' }).click();
    await expect(page.getByRole('dialog', { name: 'Ne arıyorsun?' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a screen that is opened offline loads by itself when the network is back', async () => {
    await context.setOffline(true);
    await chooseInProfileMenu(page, 'Profil Ayarları');
    await expect(page.getByRole('heading', { name: 'Sunucuya ulaşılamıyor' })).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('profile-failed.png') });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
    await moveAndArrive(driver, ANKARA.longitude + 0.02);
  });
  await goOffline(product, driver);
  await context.close();
});
