import type { AgreementPerson, AgreementView } from '@rotadas/contracts/agreements/agreement';
import i18next from 'i18next';
import { capacityText, priceText, totalPrice } from '../../shared/offer/offer-texts.js';
import './agreements.tr.js';

export const endNames = ({ from, to }: AgreementView) => ({ from: from.name, to: to.name });

/** '2 koltuk', '40 kg yük' or '1 paket'. */
export function quantityText({ unit, quantity }: AgreementView): string {
  if (unit === 'parcel') return i18next.t('agreements:parcel');
  return capacityText(unit === 'seat' ? { seats: quantity } : { loadKg: quantity });
}

/** '150 ₺ / kişi', with the total of several. */
export function agreedPriceText({ price, unit, quantity }: AgreementView): string {
  if (price === null) return i18next.t('agreements:noPrice');
  const text = priceText(price);
  const total = totalPrice(price, unit, quantity);
  return total === null ? text : i18next.t('agreements:total', { price: text, total });
}

/** 'Fiat Egea, Gri, 34 ABC 123'. */
export const vehicleText = ({ make, colour, plate }: NonNullable<AgreementPerson['vehicle']>): string =>
  [make, colour, plate].filter(Boolean).join(', ');
