import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { goOnline } from '../support/go-online.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { ANKARA, type SignedIn, signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

const GREETING_DELAY_MS = 1_000;

const question = (page: Page) => page.getByRole('dialog', { name: 'Yayındasın' });

async function onlineDriver(browser: Browser): Promise<SignedIn> {
  const person = await signedIn(browser, product, 'Çıkan Sürücü');
  await goOnline(product, person.account, ANKARA);
  await expect(person.page.getByText(/^Yayındasın/)).toBeVisible();
  return person;
}

async function isOnline({ account }: SignedIn): Promise<unknown> {
  const { body } = await callApi(product, 'GET', '/api/users/me', { account });
  return (body as { isOnline: boolean }).isOnline;
}

test('signing out while online leads to the greeting however long that takes to load', async ({
  browser,
}) => {
  const driver = await onlineDriver(browser);
  const { page, context } = driver;
  await page.route(/greeting.*\.js/, async (route) => {
    await delay(GREETING_DELAY_MS);
    await route.continue();
  });
  await chooseInProfileMenu(page, 'Çıkış yap');
  await question(page).getByRole('button', { name: 'Yayını bitir ve çık' }).click();
  await expect(page).toHaveURL(`${product.url}/greeting`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('who goes Back or closes the page while online is asked Yayında kal or Bitir', async ({ browser }) => {
  const driver = await onlineDriver(browser);
  const { page, context } = driver;
  await page.goBack();
  await question(page).getByRole('button', { name: 'Yayında kal' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss(); // stays, and is not asked again
  await closing;
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Yayını bitir', exact: true }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  expect(await isOnline(driver)).toBe(false);
  await context.close();
});
