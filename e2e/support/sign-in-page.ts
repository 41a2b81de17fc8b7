import { expect, type Page } from '@playwright/test';
import type { RunningProduct } from './running-product.ts';

/** E-mail and password as typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Fills in the form and sends it, in the mode that the page is in. */
export async function submitForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
}

/** Turns the page to registration. */
export async function toRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hesabınız yok mu? Kayıt olun' }).click();
}

/** The messages that are shown. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Bildirimler/ }).getByRole('listitem');

/**
 * Waits for a message with that title and text, and under it what to do where a `hint` is named.
 */
export async function expectToast(page: Page, title: string, text: string, hint?: string): Promise<void> {
  const said = (words: string) => ({ has: page.getByText(words, { exact: true }) });
  const toast = toasts(page).filter(said(title)).filter(said(text));
  // All in one look, as it goes by itself after some seconds.
  await expect(hint === undefined ? toast : toast.filter(said(hint))).toBeVisible();
}

/** The links of the mails to `email`, oldest first, as the emulator lists them. */
async function mailLinks(product: RunningProduct, email: string, type: string): Promise<string[]> {
  const response = await fetch(`http://${product.authEmulator}/emulator/v1/projects/demo-rotadas/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; oobLink: string; requestType: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === type)
    .map(({ oobLink }) => oobLink);
}

/** The links of the verification mails to `email`, oldest first. */
export const verificationLinks = (product: RunningProduct, email: string) =>
  mailLinks(product, email, 'VERIFY_EMAIL');

/** The links of the mails to `email` for a forgotten password, oldest first. */
export const passwordLinks = (product: RunningProduct, email: string) =>
  mailLinks(product, email, 'PASSWORD_RESET');
