import i18next from 'i18next';
import { type Filtered, type SearchFilters, unstated } from './filters.js';

/** The most that an offer may cost: 'En çok 250 ₺', 'Ücretsiz'. */
export const maxPriceText = (price: number): string =>
  price === 0 ? i18next.t('search:filters.free') : i18next.t('search:filters.priceAtMost', { price });

/** What is asked for: 'En az 2 koltuk · En çok 250 ₺ · Yarın'. */
export function filtersText({ seats, maxPrice, departure }: SearchFilters): string {
  const parts = [
    seats !== null && i18next.t('search:filters.seatsAtLeast', { seats }),
    maxPrice !== null && maxPriceText(maxPrice),
    departure !== 'any' && i18next.t(`search:filters.${departure}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What an offer leaves open of that: 'koltuk, ücret belirtilmemiş'; may be empty. */
export function unstatedText(offer: Filtered, filters: SearchFilters): string {
  const open = unstated(offer, filters).map((name) => i18next.t(`search:filters.unstated.${name}`));
  return open.length === 0 ? '' : i18next.t('search:filters.unstated.text', { details: open.join(', ') });
}
