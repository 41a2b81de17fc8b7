import type { Locator, Page } from '@playwright/test';

/** Writes into a place field and takes the suggestion of that name. */
export async function choosePlace(
  form: Page | Locator,
  label: string,
  typed: string,
  suggestion: RegExp,
): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(typed);
  await form.getByRole('option', { name: suggestion }).first().click();
}
