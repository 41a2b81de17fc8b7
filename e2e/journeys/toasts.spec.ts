import { expect } from '@playwright/test';
import { dragSideways } from '../support/input.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { toasts } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('a user without a position sees the reason in a toast on each screen, and swipes it away', async ({
  browser,
}) => {
  const { page } = await signedIn(browser, product, 'Konumsuz Kişi', {
    prepare: async (fresh) => {
      await fresh.clock.install();
      await fresh.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = (_done, failed) =>
          failed?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      });
    },
  });
  await page.goto('/?tur=taxi');
  await page.getByRole('button', { name: 'Konumu yenile' }).click();
  await expect(toasts(page).getByText("Konum bilgisi alınamadı. Lütfen GPS'inizi açın.")).toBeVisible();
  await toasts(page).hover();
  const wide = await toasts(page).boundingBox();
  expect(wide?.width).toBeLessThanOrEqual(420);
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeGreaterThan(1_240);
  expect((wide?.y ?? 0) + (wide?.height ?? 0)).toBeGreaterThan(760);
  await page.setViewportSize({ width: 360, height: 740 });
  await toasts(page).hover();
  const small = await toasts(page).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const below = (small?.y ?? 0) - (header?.height ?? 0); // the header contains the chips of the search
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(24);
  expect(small?.width).toBeGreaterThan(330);

  const title = toasts(page).getByText('Hata', { exact: true });
  await dragSideways(page, title, 40);
  await expect(toasts(page)).toHaveCount(1);
  await dragSideways(page, title, -90);
  await expect(toasts(page)).toHaveCount(1);
  await dragSideways(page, title, 52);
  await expect(toasts(page)).toHaveCount(0);
});
