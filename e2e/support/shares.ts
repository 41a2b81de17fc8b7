import type { Page } from '@playwright/test';

/** Shares the agreement or offer in view; returns the path of the page to follow it. */
export async function shareTrip(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Yolculuğu paylaş' }).click();
  return new URL(await page.getByLabel('Paylaşım bağlantısı').innerText()).pathname;
}
