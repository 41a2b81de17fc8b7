import { expect, type Locator } from '@playwright/test';

/** How long one try may take, ms: a select's list that is just being placed can run from under the pointer, and closes. */
const TRY_MS = 2_000;

/** Chooses an option of a select, as a person does who opens it again when it closed under the pointer. */
export async function choose(select: Locator, option: string): Promise<void> {
  const chosen = select.page().locator('.ant-select-item-option', { hasText: option }).first();
  await expect(async () => {
    if ((await select.getAttribute('aria-expanded')) !== 'true') await select.click({ timeout: TRY_MS });
    await chosen.click({ timeout: TRY_MS });
  }).toPass();
}
