import { expect, type Locator, type Page } from '@playwright/test';

/** A press during the animation may choose nothing. */
export async function openProfileMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Profil menüsü' }).click();
  await expect(page.locator('.ant-dropdown:not([class*="ant-slide-"])')).toBeVisible();
  return page.getByRole('menu');
}

export async function chooseInProfileMenu(page: Page, entry: string): Promise<void> {
  await (await openProfileMenu(page)).getByRole('menuitem', { name: entry }).click();
}
