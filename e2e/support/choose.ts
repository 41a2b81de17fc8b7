import type { Locator } from '@playwright/test';

/** Chooses an option of a select, as a person does. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().locator('.ant-select-item-option', { hasText: option }).first().click();
}
