import i18next from 'i18next';
import type { OfferDetails, Price } from '@rotadas/contracts/providers/offer-details';
import { formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** '150 ₺ / kişi' or 'ücretsiz'. */
export function priceText({ amount, per }: Price): string {
  if (amount === 0) return i18next.t('shared:offer.free');
  const unit = i18next.t(`shared:offer.units.${per}`);
  return i18next.t('shared:offer.price', { amount: whole.format(amount), unit });
}

/** '2 koltuk · 150 ₺ / kişi'; empty if neither is given. */
export function termsText({ seats, loadKg, price }: OfferDetails): string {
  const parts = [
    seats !== undefined && i18next.t('shared:offer.seats', { count: seats }),
    loadKg !== undefined && i18next.t('shared:offer.load', { load: whole.format(loadKg) }),
    price && priceText(price),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** 'Polatlı, Sivrihisar üzerinden'; empty without stops. */
export function stopsText({ stops = [] }: OfferDetails): string {
  return stops.length === 0 ? '' : i18next.t('shared:offer.via', { places: stops.join(', ') });
}

/** A provider may have a live offer and planned ones, which `departsAt` distinguishes. */
export type OfferIdentity = Pick<ActiveProvider, 'id' | 'departsAt'>;

export const offerKey = ({ id, departsAt }: OfferIdentity): string =>
  formatLinkedOffer({ providerId: id, departsAt: departsAt ?? null });
