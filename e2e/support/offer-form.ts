import type { Locator, Page } from '@playwright/test';
import { chooseOption } from './input.ts';

export interface OfferWords {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly duration: string;
}

export async function openOfferForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Yayına geç', exact: true }).click();
  return page.getByRole('dialog', { name: 'Hizmet seç' });
}

export const placeField = (form: Locator, label: string): Locator =>
  form.getByRole('combobox', { name: label, exact: true });

/** Leaving the field closes its suggestions. */
async function fillPlace(form: Locator, label: string, place: string): Promise<void> {
  await placeField(form, label).fill(place);
  await placeField(form, label).press('Tab');
}

export async function fillOffer(form: Locator, { type, from, to, duration }: OfferWords): Promise<void> {
  await chooseOption(form.getByRole('combobox', { name: 'Hizmet türü' }), type);
  await fillPlace(form, 'Nereden', from);
  await fillPlace(form, 'Nereye', to);
  await chooseOption(form.getByRole('combobox', { name: 'Süre' }), duration);
  await form.getByRole('radio', { name: 'Herkese açık' }).check();
}
