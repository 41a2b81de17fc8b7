import { hasSeats } from '@rotadas/contracts/providers/offer-details';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import i18next from 'i18next';
import { z } from 'zod';
import { tripPrice } from '../../shared/offer/offer-texts.js';
import './search.tr.js';

/** `now` means already on the road. */
export const DEPARTURES = ['any', 'now', 'today', 'tomorrow'] as const;

/** Filters besides the type; null does not filter. */
export const SearchFilters = z.object({
  /** Minimum of free seats. */
  seats: z.int().min(1).max(8).nullable(),
  /** Maximum price in whole lira. */
  maxPrice: z.int().min(0).max(100_000).nullable(),
  departure: z.enum(DEPARTURES),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const NO_FILTERS: SearchFilters = { seats: null, maxPrice: null, departure: 'any' };

export const hasFilters = ({ seats, maxPrice, departure }: SearchFilters): boolean =>
  seats !== null || maxPrice !== null || departure !== 'any';

export type FilterableOffer = Pick<ActiveProvider, 'activeService' | 'seats' | 'price' | 'departsAt'>;

/** The filtered details that an offer does not state. */
export function unstated({ seats, price }: FilterableOffer, filters: SearchFilters): ('seats' | 'price')[] {
  return [
    ...(filters.seats !== null && seats === undefined ? (['seats'] as const) : []),
    ...(filters.maxPrice !== null && price === undefined ? (['price'] as const) : []),
  ];
}

/**
 * Whether an offer passes the filters. Offers that state no seats or price pass, and are marked;
 * types that carry goods have no seats. A price whose unit does not tell what the trip costs fails.
 *
 * @param metres length of the trip, if known
 */
export function matchesFilters(
  offer: FilterableOffer,
  filters: SearchFilters,
  now: number,
  metres: number | null = null,
): boolean {
  const { activeService, seats, price, departsAt } = offer;
  if (filters.seats !== null && (!hasSeats(activeService) || (seats ?? Infinity) < filters.seats))
    return false;
  if (filters.maxPrice !== null && price && (tripPrice(price, metres) ?? Infinity) > filters.maxPrice)
    return false;
  return filters.departure === 'any' || departureDay(departsAt, now) === filters.departure;
}

const DAY_MS = 86_400_000;

/** Days are those of Türkiye, as in the texts of departures. */
function departureDay(departsAt: number | undefined, now: number): 'now' | 'today' | 'tomorrow' | 'later' {
  if (departsAt === undefined) return 'now';
  const day = turkishDay(departsAt);
  if (day <= turkishDay(now)) return 'today';
  return day === turkishDay(now + DAY_MS) ? 'tomorrow' : 'later';
}

/** 'En çok 250 ₺', or 'Ücretsiz'. */
export const maxPriceText = (price: number): string =>
  price === 0 ? i18next.t('search:filters.free') : i18next.t('search:filters.priceAtMost', { price });

/** 'En az 2 koltuk · En çok 250 ₺ · Yarın'. */
export function filtersText({ seats, maxPrice, departure }: SearchFilters): string {
  const parts = [
    seats !== null && i18next.t('search:filters.seatsAtLeast', { seats }),
    maxPrice !== null && maxPriceText(maxPrice),
    departure !== 'any' && i18next.t(`search:filters.${departure}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

export function unstatedText(offer: FilterableOffer, filters: SearchFilters): string {
  const open = unstated(offer, filters).map((name) => i18next.t(`search:filters.unstated.${name}`));
  return open.length === 0 ? '' : i18next.t('search:filters.unstated.text', { details: open.join(', ') });
}
