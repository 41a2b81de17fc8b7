import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';

/** An offer as it is filled in. */
export interface OfferWords {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly duration: string;
}

/** Opens the form that starts an offer. */
export async function openOfferForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Başlat', exact: true }).click();
  return page.getByRole('dialog', { name: 'Hizmet seç' });
}

/** Fills in all that is mandatory; the phone may be seen. */
export async function fillOffer(form: Locator, { type, from, to, duration }: OfferWords): Promise<void> {
  await choose(form.getByRole('combobox', { name: 'Hizmet türü' }), type);
  await form.getByLabel('Nereden').fill(from);
  await form.getByLabel('Nereye').fill(to);
  await choose(form.getByRole('combobox', { name: 'Süre' }), duration);
  await form.getByRole('radio', { name: 'Evet' }).check();
}
