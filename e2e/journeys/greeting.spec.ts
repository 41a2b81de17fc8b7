import { expect, type Page, test } from '@playwright/test';
import { dragSideways } from '../support/input.ts';

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} / 3`, exact: true });

test('a visitor swipes through the greeting and continues to the login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/greeting');
  const slides = page.getByRole('region', { name: "Rotadaş'ı tanı" });
  await expect(slide(page, 1)).toBeVisible();
  await dragSideways(page, slides, -80);
  await expect(slide(page, 2)).toBeVisible();
  await dragSideways(page, slides, 80);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Devam Et' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
});
