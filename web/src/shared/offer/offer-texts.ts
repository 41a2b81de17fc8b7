import type { OfferDetails, Price } from '@rotadas/contracts/providers/offer-details';
import i18next from 'i18next';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** A price as people read it: '150 ₺ / kişi', 'ücretsiz'. */
export function priceText({ amount, per }: Price): string {
  if (amount === 0) return i18next.t('shared:offer.free');
  const unit = i18next.t(`shared:offer.units.${per}`);
  return i18next.t('shared:offer.price', { amount: whole.format(amount), unit });
}

/** An offer's room and its price: '2 koltuk · 150 ₺ / kişi'; empty where it has neither. */
export function termsText({ seats, loadKg, price }: OfferDetails): string {
  const parts = [
    seats !== undefined && i18next.t('shared:offer.seats', { count: seats }),
    loadKg !== undefined && i18next.t('shared:offer.load', { load: whole.format(loadKg) }),
    price && priceText(price),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The places that an offer passes: 'Polatlı, Sivrihisar üzerinden'; empty where it says none. */
export function stopsText({ stops = [] }: OfferDetails): string {
  return stops.length === 0 ? '' : i18next.t('shared:offer.via', { places: stops.join(', ') });
}
