import type { AgreementPerson, AgreementView } from '@rotadas/contracts/agreements/agreement';
import i18next from 'i18next';
import { capacityText, priceText } from '../../shared/offer/offer-texts.js';
import './agreements.tr.js';

export const endNames = ({ from, to }: AgreementView) => ({ from: from.name, to: to.name });

/** '2 koltuk', '40 kg yük' or '1 paket'. */
export function quantityText({ unit, quantity }: AgreementView): string {
  if (unit === 'parcel') return i18next.t('agreements:parcel');
  return capacityText(unit === 'seat' ? { seats: quantity } : { loadKg: quantity });
}

/** '150 ₺ / kişi', with the total for several persons. */
export function agreedPriceText({ price, unit, quantity }: AgreementView): string {
  if (price === null) return i18next.t('agreements:noPrice');
  const text = priceText(price);
  const isMultiple = unit === 'seat' && quantity > 1 && price.per === 'person' && price.amount > 0;
  if (!isMultiple) return text;
  const total = (price.amount * quantity).toLocaleString('tr-TR');
  return i18next.t('agreements:total', { price: text, total });
}

/** 'Fiat Egea, Gri, 34 ABC 123'. */
export const vehicleText = ({ make, colour, plate }: NonNullable<AgreementPerson['vehicle']>): string =>
  [make, colour, plate].filter(Boolean).join(', ');
