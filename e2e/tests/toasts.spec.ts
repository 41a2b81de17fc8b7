import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { completeProfile } from '../support/api.ts';
import { openAs, signIn } from '../support/person.ts';
import { dragSideways } from '../support/pointer.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();

const toasts = (page: Page) => page.getByRole('region', { name: /^Bildirimler/ }).getByRole('listitem');

let context: BrowserContext;
let page: Page;

// Without a position the refresh button answers with a destructive toast each time: a toast at will.
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

test('a toast has title, description, a destructive look and a close button', async () => {
  await raiseToast();
  const toast = toasts(page);
  await expect(toast.getByText('Hata', { exact: true })).toBeVisible();
  await expect(toast).toHaveClass(/toast-destructive/);
  await toast.getByRole('button', { name: 'Kapat' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast goes by itself after 5,000 ms', async () => {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await raiseToast();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('one toast is visible at a time', async () => {
  await raiseToast();
  await raiseToast();
  await expect(toasts(page)).toHaveCount(1);
});

test('a swipe to the right by 50 px sends a toast away, a shorter one and one to the left do not', async () => {
  await raiseToast();
  await dragSideways(page, toasts(page).getByText('Hata', { exact: true }), 40);
  await expect(toasts(page)).toHaveCount(1);
  await dragSideways(page, toasts(page).getByText('Hata', { exact: true }), -90);
  await expect(toasts(page)).toHaveCount(1);
  await dragSideways(page, toasts(page).getByText('Hata', { exact: true }), 52);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 leads the keyboard to the toasts', async () => {
  await raiseToast();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Bildirimler (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).first()).toBeFocused();
});

test('toasts are at the top of small screens, and at the bottom right of wide ones, at most 420 px wide', async () => {
  await raiseToast();
  const wide = await toasts(page).boundingBox();
  expect(wide?.width).toBeLessThanOrEqual(420);
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeGreaterThan(1_240);
  expect((wide?.y ?? 0) + (wide?.height ?? 0)).toBeGreaterThan(760);
  await page.setViewportSize({ width: 360, height: 740 });
  const small = await toasts(page).boundingBox();
  expect(small?.y).toBeLessThan(20);
  expect(small?.width).toBeGreaterThan(330);
});

test('signing out ends at /greeting, with a toast that offers to sign in again', async () => {
  await chooseInProfileMenu(page, 'Çıkış Yap');
  await expect(page).toHaveURL(`${product.url}/greeting`);
  const toast = toasts(page);
  await expect(toast.getByText('Başarıyla çıkış yapıldı.', { exact: true })).toBeVisible();
  await expect(toast).toHaveClass(/toast-default/);
  await toast.getByRole('button', { name: 'Yeniden giriş yap' }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
});

test('the tooltip of an icon button shows once the pointer has rested on it for 700 ms', async () => {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Konumuma odaklan' }).hover();
  const tooltip = page.getByRole('tooltip', { name: 'Konumuma odaklan' });
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(150);
  await expect(tooltip).toBeVisible();
});
