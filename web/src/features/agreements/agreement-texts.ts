import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import i18next from 'i18next';
import { priceText, totalPrice } from '../../shared/offer/offer-texts.js';
import './agreements.tr.js';

export const endNames = ({ from, to }: AgreementView) => ({ from: from.name, to: to.name });

/** '150 ₺ / kişi', with the total of several. */
export function agreedPriceText({ price, unit, quantity }: AgreementView): string {
  if (price === null) return i18next.t('agreements:noPrice');
  const text = priceText(price);
  const total = totalPrice(price, unit, quantity);
  return total === null ? text : i18next.t('agreements:total', { price: text, total });
}
