import { hasSeats } from '@rotadas/contracts/providers/offer-details';
import { CalendarDate, TimeOfDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import i18next from 'i18next';
import { z } from 'zod';
import { tripPrice } from '../../shared/offer/offer-texts.js';
import { comingDays, turkishTimes } from '../../shared/time/time-texts.js';
import './search.tr.js';

const Departure = z.union([
  /** `now` means already on the road. */
  z.enum(['any', 'now']),
  z.object({
    day: CalendarDate.refine((day) => comingDays(Date.now()).includes(day)),
    /** Earliest time on that day. */
    from: TimeOfDay.nullable().catch(null),
  }),
]);
export type Departure = z.infer<typeof Departure>;

/** Filters besides the type; null does not filter. Invalid and past ones are dropped. */
export const SearchFilters = z.object({
  /** Minimum of free seats. */
  seats: z.int().min(1).max(8).nullable().catch(null),
  /** Maximum price in whole lira. */
  maxPrice: z.int().min(0).max(100_000).nullable().catch(null),
  departure: Departure.catch('any'),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const NO_FILTERS: SearchFilters = { seats: null, maxPrice: null, departure: 'any' };

export const hasFilters = ({ seats, maxPrice, departure }: SearchFilters): boolean =>
  seats !== null || maxPrice !== null || departure !== 'any';

export type FilterableOffer = Pick<ActiveProvider, 'activeService' | 'seats' | 'price' | 'departsAt'>;

type Detail = 'seats' | 'price' | 'tripPrice';

/**
 * The filtered details that an offer does not state.
 *
 * @param metres length of the trip, null if unknown
 */
export function unstated(
  { seats, price }: FilterableOffer,
  filters: SearchFilters,
  metres: number | null,
): Detail[] {
  const isPriceOpen = filters.maxPrice !== null && filteredPrice(price, metres) === null;
  return [
    ...(filters.seats !== null && seats === undefined ? (['seats'] as const) : []),
    ...(isPriceOpen ? [price ? ('tripPrice' as const) : ('price' as const)] : []),
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
  if (filters.maxPrice !== null && (filteredPrice(price, metres) ?? 0) > filters.maxPrice) return false;
  return matchesDeparture(departsAt, filters.departure, now);
}

/** Whole lira; null if not stated, as by the kilometre for a trip of unknown length. */
function filteredPrice(price: FilterableOffer['price'], metres: number | null): number | null {
  if (!price) return null;
  return tripPrice(price, metres) ?? (price.per === 'km' ? null : Infinity);
}

function matchesDeparture(departsAt: number | undefined, departure: Departure, now: number): boolean {
  if (departure === 'any') return true;
  if (departure === 'now') return departsAt === undefined;
  // a live offer departs now, one that is overdue now at the earliest
  const departs = Math.max(departsAt ?? now, now);
  return departure.day === turkishDay(departs) && (departure.from ?? '') <= turkishTimes.format(departs);
}

/** Whether live offers can pass the filter of the departure. */
export const includesLive = ({ departure }: SearchFilters, now: number): boolean =>
  matchesDeparture(undefined, departure, now);

const shortDays = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'short',
  weekday: 'short',
});

/** 'Bugün', 'Yarın', '26 Kas Per'. */
export function dayText(day: string, now: number): string {
  const ahead = comingDays(now).indexOf(day);
  if (ahead === 0) return i18next.t('search:filters.today');
  return ahead === 1 ? i18next.t('search:filters.tomorrow') : shortDays.format(Date.parse(day));
}

/** 'Şimdi yolda', 'Yarın', 'Yarın, en erken 18:00'. */
function departureText(departure: Exclude<Departure, 'any'>): string {
  if (departure === 'now') return i18next.t('search:filters.now');
  const day = dayText(departure.day, Date.now());
  return departure.from === null ? day : i18next.t('search:filters.dayFrom', { day, time: departure.from });
}

/** '250 ₺', or 'Ücretsiz'. */
export const priceText = (price: number): string =>
  price === 0 ? i18next.t('search:filters.free') : i18next.t('search:filters.lira', { price });

/** 'En çok 250 ₺', or 'Ücretsiz'. */
const maxPriceText = (price: number): string =>
  price === 0 ? priceText(0) : i18next.t('search:filters.priceAtMost', { price: priceText(price) });

/** 'En az 2 koltuk · En çok 250 ₺ · Yarın, en erken 18:00'. */
export function filtersText({ seats, maxPrice, departure }: SearchFilters): string {
  const parts = [
    seats !== null && i18next.t('search:filters.seatsAtLeast', { seats }),
    maxPrice !== null && maxPriceText(maxPrice),
    departure !== 'any' && departureText(departure),
  ];
  return parts.filter(Boolean).join(' · ');
}

export function unstatedText(offer: FilterableOffer, filters: SearchFilters, metres: number | null): string {
  const open = unstated(offer, filters, metres).map((name) => i18next.t(`search:filters.unstated.${name}`));
  return open.length === 0 ? '' : i18next.t('search:filters.unstated.text', { details: open.join(', ') });
}
