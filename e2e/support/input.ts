import type { Locator, Page } from '@playwright/test';

export async function chooseOption(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().locator('.ant-select-item-option', { hasText: option }).first().click();
}

export async function choosePlace(
  form: Page | Locator,
  label: string,
  typed: string,
  suggestion: RegExp,
): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(typed);
  await form.getByRole('option', { name: suggestion }).first().click();
}

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
