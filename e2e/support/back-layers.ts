import { expect, type Page } from '@playwright/test';

/**
 * Waits until the browser's history has an entry for each of so many layers over the page, and for
 * no more: a Back that comes while it still goes there meets another entry.
 */
export async function expectBackLayers(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Number(history.state?.layers ?? 0))).toBe(count);
}
