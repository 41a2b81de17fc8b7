import { expect, type Page } from '@playwright/test';
import type { RunningProduct } from './running-product.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function submitForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
}

export async function toRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hesabınız yok mu? Kayıt olun' }).click();
}

export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Bildirimler/ }).getByRole('listitem');

export async function expectToast(page: Page, title: string, text: string, hint?: string): Promise<void> {
  const containing = (words: string) => ({ has: page.getByText(words, { exact: true }) });
  const toast = toasts(page).filter(containing(title)).filter(containing(text));
  // One locator, since a toast closes after some seconds.
  await expect(hint === undefined ? toast : toast.filter(containing(hint))).toBeVisible();
}

/** Oldest first. */
async function mailLinks(product: RunningProduct, email: string, type: string): Promise<string[]> {
  const response = await fetch(`http://${product.authEmulator}/emulator/v1/projects/demo-rotadas/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; oobLink: string; requestType: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === type)
    .map(({ oobLink }) => oobLink);
}

export const verificationLinks = (product: RunningProduct, email: string) =>
  mailLinks(product, email, 'VERIFY_EMAIL');

export const passwordLinks = (product: RunningProduct, email: string) =>
  mailLinks(product, email, 'PASSWORD_RESET');
