import { expect, type Page, test } from '@playwright/test';
import { dragSideways } from '../support/pointer.ts';
import { MOVING } from '../support/moving.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url, ...MOVING });

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} / 3`, exact: true });

test('a swipe of more than 50 px changes the slide, one of 50 px does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/greeting');
  const slides = page.getByRole('region', { name: "Rotadaş'ı tanı" });
  await dragSideways(page, slides, -50);
  await expect(slide(page, 1)).toBeVisible();
  await dragSideways(page, slides, -51);
  await expect(slide(page, 2)).toBeVisible();
  await dragSideways(page, slides, 51);
  await expect(slide(page, 1)).toBeVisible();
});

test("'Devam Et' leads from the greeting to the login", async ({ page }) => {
  await page.goto('/greeting');
  await page.getByRole('link', { name: 'Devam Et' }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
});
