import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { completeProfile } from '../support/api.ts';
import { openAs, signIn } from '../support/person.ts';
import { dragSideways } from '../support/pointer.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { toasts } from '../support/sign-in-page.ts';

const product = sharedProduct();

let context: BrowserContext;
let page: Page;

// Without a position the refresh button answers with a destructive toast each time: a toast at
// will.
test.beforeEach(async ({ browser }) => {
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Konumsuz Kişi');
  ({ page, context } = await openAs(browser, product));
  await page.clock.install();
  await signIn(page, account);
  await expect(toasts(page)).toHaveCount(0);
});
test.afterEach(() => context.close());

async function raiseToast(): Promise<void> {
  await page.getByRole('button', { name: 'Konumumu yenile' }).click();
  await expect(toasts(page).getByText('Konum izni reddedildi. Lütfen konum izni verin.')).toBeVisible();
}

test('a swipe to the right by 50 px sends a toast away, a shorter one and one to the left do not', async () => {
  await raiseToast();
  await dragSideways(page, toasts(page).getByText('Hata', { exact: true }), 40);
  await expect(toasts(page)).toHaveCount(1);
  await dragSideways(page, toasts(page).getByText('Hata', { exact: true }), -90);
  await expect(toasts(page)).toHaveCount(1);
  await dragSideways(page, toasts(page).getByText('Hata', { exact: true }), 52);
  await expect(toasts(page)).toHaveCount(0);
});

test('toasts are at the top of small screens, and at the bottom right of wide ones, at most 420 px wide', async () => {
  await raiseToast();
  await toasts(page).hover(); // it stays while somebody points at it
  const wide = await toasts(page).boundingBox();
  expect(wide?.width).toBeLessThanOrEqual(420);
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeGreaterThan(1_240);
  expect((wide?.y ?? 0) + (wide?.height ?? 0)).toBeGreaterThan(760);
  await page.setViewportSize({ width: 360, height: 740 });
  await toasts(page).hover();
  const small = await toasts(page).boundingBox();
  expect(small?.y).toBeLessThan(20);
  expect(small?.width).toBeGreaterThan(330);
});

test('signing out ends at /greeting, with a toast that offers to sign in again', async () => {
  await chooseInProfileMenu(page, 'Çıkış Yap');
  await expect(page).toHaveURL(`${product.url}/greeting`);
  const toast = toasts(page);
  await toast.hover();
  await expect(toast.getByText('Başarıyla çıkış yapıldı.', { exact: true })).toBeVisible();
  await expect(toast).toHaveClass(/toast-default/);
  await toast.getByRole('button', { name: 'Yeniden giriş yap' }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
});
