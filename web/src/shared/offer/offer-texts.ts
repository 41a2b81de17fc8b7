import i18next from 'i18next';
import type { OfferDetails, Price } from '@rotadas/contracts/providers/offer-details';
import { formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/**
 * Price of a trip, whole lira; null if the unit does not tell.
 *
 * @param metres length of the trip, if known
 */
export function tripPrice({ amount, per }: Price, metres: number | null): number | null {
  if (amount === 0 || per === 'person' || per === 'trip') return amount;
  return per === 'km' && metres !== null ? (amount * metres) / 1_000 : null;
}

const toTens = (lira: number): number => Math.max(10, 10 * Math.round(lira / 10));

/** '150 ₺' and '/ kişi'; with an estimate 'yaklaşık 550 ₺' and '5 ₺ / km'; 'ücretsiz' and ''. */
export function priceParts(price: Price, metres: number | null): { amount: string; unit: string } {
  const { amount, per } = price;
  if (amount === 0) return { amount: i18next.t('shared:offer.free'), unit: '' };
  const lira = i18next.t('shared:offer.lira', { amount: whole.format(amount) });
  const unit = i18next.t('shared:offer.per', { unit: i18next.t(`shared:offer.units.${per}`) });
  const estimate = per === 'km' ? tripPrice(price, metres) : null;
  if (estimate === null) return { amount: lira, unit };
  const about = i18next.t('shared:offer.about', { amount: whole.format(toTens(estimate)) });
  return { amount: about, unit: `${lira} ${unit}` };
}

/** '150 ₺ / kişi', 'yaklaşık 550 ₺ · 5 ₺ / km' or 'ücretsiz'. */
export function priceText(price: Price, metres: number | null = null): string {
  const { amount, unit } = priceParts(price, metres);
  const isEstimate = price.per === 'km' && metres !== null;
  return unit === '' ? amount : `${amount}${isEstimate ? ' · ' : ' '}${unit}`;
}

/** '2 koltuk' or '1.200 kg yük'; empty if neither is given. */
export function capacityText({ seats, loadKg }: OfferDetails): string {
  if (seats !== undefined) return i18next.t('shared:offer.seats', { count: seats });
  if (loadKg === undefined) return '';
  return i18next.t('shared:offer.load', { load: whole.format(loadKg) });
}

/** '2 koltuk · 150 ₺ / kişi'; empty if neither is given. */
export function termsText(details: OfferDetails): string {
  const { price } = details;
  return [capacityText(details), price && priceText(price)].filter(Boolean).join(' · ');
}

/** 'Polatlı, Sivrihisar üzerinden'; empty without stops. */
export function stopsText({ stops = [] }: OfferDetails): string {
  return stops.length === 0 ? '' : i18next.t('shared:offer.via', { places: stops.join(', ') });
}

/** A provider may have a live offer and planned ones, which `departsAt` distinguishes. */
export type OfferIdentity = Pick<ActiveProvider, 'id' | 'departsAt'>;

export const offerKey = ({ id, departsAt }: OfferIdentity): string =>
  formatLinkedOffer({ providerId: id, departsAt: departsAt ?? null });
