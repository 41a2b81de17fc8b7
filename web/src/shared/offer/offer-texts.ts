import type { QuantityUnit } from '@rotadas/contracts/agreements/agreement';
import i18next from 'i18next';
import type { OfferDetails, Price } from '@rotadas/contracts/providers/offer-details';
import { formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ShownRating } from '@rotadas/contracts/primitives/shown-rating';
import type { Vehicle } from '@rotadas/contracts/primitives/vehicle';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/**
 * Price of a trip, whole lira; null if it cannot be computed from the unit.
 *
 * @param metres length of the trip, if known
 */
export function tripPrice({ amount, per }: Price, metres: number | null): number | null {
  if (amount === 0 || per === 'person' || per === 'trip') return amount;
  return per === 'km' && metres !== null ? (amount * metres) / 1_000 : null;
}

const COUNTED: Readonly<Partial<Record<QuantityUnit, Price['per']>>> = { seat: 'person', kg: 'kg' };

/** Whole lira for several seats or kg; null if the price is not by them. */
export const totalPrice = ({ amount, per }: Price, unit: QuantityUnit, quantity: number): number | null =>
  COUNTED[unit] === per && amount > 0 && quantity > 1 ? amount * quantity : null;

const toTens = (lira: number): number => Math.max(10, 10 * Math.round(lira / 10));

/**
 * '150 ₺ / kişi', 'ücretsiz', or for an estimated trip 'yaklaşık 550 ₺' and '5 ₺ / km'.
 */
export function priceParts(price: Price, metres: number | null): { price: string; rate: string } {
  const { amount, per } = price;
  if (amount === 0) return { price: i18next.t('shared:offer.free'), rate: '' };
  const unit = i18next.t(`shared:offer.units.${per}`);
  const rate = i18next.t('shared:offer.price', { amount: whole.format(amount), unit });
  const estimate = per === 'km' ? tripPrice(price, metres) : null;
  if (estimate === null) return { price: rate, rate: '' };
  return { price: i18next.t('shared:offer.about', { amount: whole.format(toTens(estimate)) }), rate };
}

/** '150 ₺ / kişi' or 'ücretsiz'. */
export const priceText = (price: Price): string => priceParts(price, null).price;

/** '2 koltuk', '1.200 kg yük' or '1 paket'. */
export const quantityText = (unit: QuantityUnit, quantity: number): string =>
  i18next.t(`shared:offer.quantity.${unit}`, { count: quantity });

/** What is not reserved: '2 koltuk', '1.200 kg yük' or 'Dolu'; empty if neither is given. */
export function capacityText({ seats, loadKg, taken = 0, isFull }: OfferDetails): string {
  if (isFull) return i18next.t('shared:offer.full');
  if (seats !== undefined) return quantityText('seat', seats - taken);
  return loadKg === undefined ? '' : quantityText('kg', loadKg - taken);
}

/** '2 koltuk · 150 ₺ / kişi · Polatlı üzerinden · Yalnız kadınlar'; empty without details. */
export function detailsText(details: OfferDetails): string {
  const { price, womenOnly } = details;
  const facts = [
    capacityText(details),
    price && priceText(price),
    stopsText(details),
    womenOnly && i18next.t('shared:womenOnly.badge'),
  ];
  return facts.filter(Boolean).join(' · ');
}

/**
 * 'Polatlı, Sivrihisar üzerinden', without provinces, which would look like further stops. Empty
 * without stops.
 */
export function stopsText({ stops = [] }: OfferDetails): string {
  const names = stops.map((stop) => stop.replace(/,.*/, ''));
  return names.length === 0 ? '' : i18next.t('shared:offer.via', { places: names.join(', ') });
}

/** 'Fiat Egea, Gri, 34 ABC 123'. */
export const vehicleText = ({ make, colour, plate }: Vehicle): string =>
  [make, colour, plate].filter(Boolean).join(', ');

const mean = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '★ 4,7 (12)', '★ 4,7' if the number of ratings is unknown, or 'Yeni'. */
export function ratingText({ rating, ratings }: ShownRating): string {
  if (rating === undefined) return i18next.t('shared:rating.none');
  const count = ratings === undefined ? '' : ` (${whole.format(ratings)})`;
  return `★ ${mean.format(rating)}${count}`;
}

/** A provider may have a live offer and planned ones, which `departsAt` distinguishes. */
export type OfferIdentity = Pick<ActiveProvider, 'id' | 'departsAt'>;

export const offerKey = ({ id, departsAt }: OfferIdentity): string =>
  formatLinkedOffer({ providerId: id, departsAt: departsAt ?? null });
