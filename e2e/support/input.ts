import type { Locator, Page } from '@playwright/test';

/** Opens a select and chooses an option. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().locator('.ant-select-item-option', { hasText: option }).first().click();
}

/** Writes into a place field and chooses the suggestion of that name. */
export async function choosePlace(
  form: Page | Locator,
  label: string,
  typed: string,
  suggestion: RegExp,
): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(typed);
  await form.getByRole('option', { name: suggestion }).first().click();
}

/** Presses on the middle of `target`, moves `dx` px sideways and lets go. */
export async function dragSideways(page: Page, target: Locator, dx: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y);
  await page.mouse.move(x + dx, y);
  await page.mouse.up();
}
