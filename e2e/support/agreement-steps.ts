import { expect, type Locator, type Page } from '@playwright/test';

/** What the tests press and read on the screens of agreements. */

export async function requestOffer(page: Page, provider: string, note: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: provider });
  await row.getByRole('button', { name: /^İste:/ }).click();
  const sheet = page.getByRole('dialog', { name: 'İstek gönder' });
  await sheet.getByLabel('Not (isteğe bağlı)').fill(note);
  await sheet.getByRole('button', { name: 'İste', exact: true }).click();
  await expect(page).toHaveURL(/\/anlasmalar\/\d+$/);
}

/** The sheet that rings at a provider whose offer is live. */
export const incomingRequest = (page: Page): Locator => page.getByRole('dialog', { name: 'Yeni istek' });

/** The part of the page of an agreement that names its state. */
export const stateNamed = (page: Page, state: string): Locator =>
  page.getByRole('region', { name: state, exact: true });

/** A button's name begins with its step. */
export const stepButton = (page: Page, step: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${step}(:|$)`) });

export async function readCode(page: Page): Promise<string> {
  const shown = page.getByText(/^\d{4}$/);
  await expect(shown).toBeVisible();
  return shown.innerText();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await stepButton(page, 'Buluştuk').click();
  const sheet = page.getByRole('dialog', { name: 'Buluşma kodu' });
  await sheet.getByLabel('Kod').fill(code);
  await sheet.getByRole('button', { name: 'Yolculuğu başlat' }).click();
}

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByLabel('Mesajın').fill(text);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
}

export const messageOf = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Mesajlar' }).getByRole('listitem').filter({ hasText: text });

/** Uses the sheet that is open after the end, or opens it by the button. */
export async function rate(page: Page, stars: number, comment: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: / ile nasıl geçti\?$/ });
  if (!(await sheet.isVisible())) await stepButton(page, 'Değerlendir').click();
  await sheet.getByRole('radio', { name: `${stars} yıldız` }).check({ force: true }); // below its star
  await sheet.getByLabel('Yorumun (isteğe bağlı)').fill(comment);
  await sheet.getByRole('button', { name: 'Gönder' }).click();
  await expect(sheet).toBeHidden();
}

export async function expectRatingOf(page: Page, userId: number, comment: string): Promise<void> {
  await page.goto(`/kullanici/${userId}`);
  await expect(page.getByText(comment)).toBeVisible();
}
