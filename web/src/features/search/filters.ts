import { DEPARTED, WOMEN_ONLY } from '@rotadas/contracts/matching/map-link';
import { hasSeats, PRICE_MAX, SEATS_MAX } from '@rotadas/contracts/providers/offer-details';
import { CalendarDate, TimeOfDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import i18next from 'i18next';
import { z } from 'zod';
import { tripPrice } from '../../shared/offer/offer-texts.js';
import { comingDays, turkishTimes } from '../../shared/time/time-texts.js';
import './search.tr.js';

const Departure = z.union([
  /** The provider is already on the road. */
  z.literal('now'),
  z.object({
    day: CalendarDate.refine((day) => comingDays(Date.now()).includes(day)),
    /** Earliest time on that day. */
    from: TimeOfDay.nullable().catch(null),
  }),
]);
export type Departure = z.infer<typeof Departure>;

/** Parses a filter. A missing, invalid or past value becomes null: the filter is not set. */
const filter = <Value>(schema: z.ZodType<Value>) => schema.nullable().catch(null);

/** Filters besides the type. Each has an entry in `FILTERS`, and fields in filter-fields.tsx. */
export const SearchFilters = z.object({
  /** Minimum of free seats. */
  seats: filter(z.int().min(1).max(SEATS_MAX)),
  /** Maximum price in whole lira. */
  maxPrice: filter(z.int().min(0).max(PRICE_MAX)),
  departure: filter(Departure),
  /** Only offers for women alone. */
  womenOnly: filter(z.literal(true)),
});
export type SearchFilters = z.infer<typeof SearchFilters>;
export type FilterName = keyof SearchFilters;

export const FILTER_NAMES = SearchFilters.keyof().options;

export const NO_FILTERS: SearchFilters = SearchFilters.parse({});

export type FilterableOffer = Pick<
  ActiveProvider,
  'activeService' | 'seats' | 'taken' | 'isFull' | 'price' | 'departsAt' | 'womenOnly'
>;

interface Trip {
  readonly now: number;
  /** Null if unknown. */
  readonly metres: number | null;
}

type Detail = 'seats' | 'price' | 'tripPrice';

interface Filter<Value> {
  /**
   * Whether an offer passes. Returns the name of a detail if the offer passes because it does not
   * state that detail.
   */
  readonly check: (offer: FilterableOffer, value: NonNullable<Value>, trip: Trip) => boolean | Detail;
  readonly text: (value: NonNullable<Value>) => string;
  /** The value in the map's URL, not validated. */
  readonly read: (parameter: ParameterReader) => unknown;
  readonly write: (value: NonNullable<Value>) => Parameters;
}

type Parameter = 'seats' | 'price' | 'day' | 'time' | 'womenOnly';
type ParameterReader = (name: Parameter) => string | null;
type Parameters = Partial<Record<Parameter, string | number | null>>;

const FILTERS: { readonly [Name in FilterName]: Filter<SearchFilters[Name]> } = {
  seats: {
    /** Types that carry goods have no seats. */
    check: ({ activeService, seats, taken = 0, isFull }, min) =>
      !isFull && hasSeats(activeService) && (seats === undefined ? 'seats' : seats - taken >= min),
    text: (seats) => i18next.t('search:filters.seatsAtLeast', { seats }),
    read: (parameter) => toNumber(parameter('seats')),
    write: (seats) => ({ seats }),
  },
  maxPrice: {
    check: ({ price }, max, { metres }) => {
      const lira = filteredPrice(price, metres);
      if (lira === null) return price ? 'tripPrice' : 'price';
      return lira <= max;
    },
    text: (price) =>
      price === 0 ? liraText(0) : i18next.t('search:filters.priceAtMost', { price: liraText(price) }),
    read: (parameter) => toNumber(parameter('price')),
    write: (price) => ({ price }),
  },
  departure: {
    check: ({ departsAt }, departure, { now }) => matchesDeparture(departsAt, departure, now),
    text: (departure) => departureFilterText(departure),
    read: (parameter) => {
      const day = parameter('day');
      return day === DEPARTED ? 'now' : { day, from: parameter('time') };
    },
    write: (departure) =>
      departure === 'now' ? { day: DEPARTED } : { day: departure.day, time: departure.from },
  },
  womenOnly: {
    check: ({ womenOnly }) => womenOnly === true,
    text: () => i18next.t('shared:womenOnly.choice'),
    read: (parameter) => parameter('womenOnly') === WOMEN_ONLY,
    write: () => ({ womenOnly: WOMEN_ONLY }),
  },
};

const toNumber = (text: string | null): number | null => (text ? Number(text) : null);

const setFilters = (filters: SearchFilters) => FILTER_NAMES.flatMap((name) => withValue(name, filters));

function withValue<Name extends FilterName>(name: Name, filters: SearchFilters) {
  const { check, text, write }: Filter<SearchFilters[Name]> = FILTERS[name];
  const value = filters[name];
  if (value === null) return [];
  return {
    check: (offer: FilterableOffer, trip: Trip) => check(offer, value, trip),
    text: () => text(value),
    write: () => write(value),
  };
}

export const countFilters = (filters: SearchFilters): number => setFilters(filters).length;

export const hasFilters = (filters: SearchFilters): boolean => countFilters(filters) > 0;

export const readFilters = (parameter: ParameterReader): SearchFilters =>
  SearchFilters.parse(Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTERS[name].read(parameter)])));

/** The parameters of the map's URL for the filters. */
export const writeFilters = (filters: SearchFilters): Parameters =>
  Object.assign({}, ...setFilters(filters).map(({ write }) => write()));

/** The filtered details that an offer does not state. */
export const missingDetails = (
  offer: FilterableOffer,
  filters: SearchFilters,
  metres: number | null,
): Detail[] =>
  setFilters(filters)
    .map(({ check }) => check(offer, { now: Date.now(), metres }))
    .filter((result) => typeof result === 'string');

/**
 * Whether an offer passes the filters. An offer that states no seats or no price passes. A price
 * fails if the cost of the trip cannot be computed from its unit.
 *
 * @param metres length of the trip, if known
 */
export const matchesFilters = (
  offer: FilterableOffer,
  filters: SearchFilters,
  now: number,
  metres: number | null = null,
): boolean => setFilters(filters).every(({ check }) => check(offer, { now, metres }) !== false);

/**
 * Whole lira. Null if the offer states no price, or a price per km and the trip's length is
 * unknown.
 */
function filteredPrice(price: FilterableOffer['price'], metres: number | null): number | null {
  if (!price) return null;
  return tripPrice(price, metres) ?? (price.per === 'km' ? null : Infinity);
}

function matchesDeparture(departsAt: number | undefined, departure: Departure, now: number): boolean {
  if (departure === 'now') return departsAt === undefined;
  // Live and overdue offers count as departing now.
  const departs = Math.max(departsAt ?? now, now);
  return departure.day === turkishDay(departs) && (departure.from ?? '') <= turkishTimes.format(departs);
}

/** Whether live offers can pass the filter of the departure. */
export const includesLive = ({ departure }: SearchFilters, now: number): boolean =>
  departure === null || matchesDeparture(undefined, departure, now);

const shortDays = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'short',
  weekday: 'short',
});

/** 'Bugün', 'Yarın', '26 Kas Per'. */
export function upcomingDayText(day: string, now: number): string {
  const ahead = comingDays(now).indexOf(day);
  if (ahead === 0) return i18next.t('search:filters.today');
  return ahead === 1 ? i18next.t('search:filters.tomorrow') : shortDays.format(Date.parse(day));
}

/** 'Şimdi yolda', 'Yarın', 'Yarın, en erken 18:00'. */
function departureFilterText(departure: Departure): string {
  if (departure === 'now') return i18next.t('search:filters.now');
  const day = upcomingDayText(departure.day, Date.now());
  return departure.from === null ? day : i18next.t('search:filters.dayFrom', { day, time: departure.from });
}

/** '250 ₺', or 'Ücretsiz'. */
export const liraText = (price: number): string =>
  price === 0 ? i18next.t('search:filters.free') : i18next.t('search:filters.lira', { price });

/** 'En az 2 koltuk · En çok 250 ₺ · Yarın, en erken 18:00'. */
export const filtersText = (filters: SearchFilters): string =>
  setFilters(filters)
    .map(({ text }) => text())
    .join(' · ');

export function missingDetailsText(
  offer: FilterableOffer,
  filters: SearchFilters,
  metres: number | null,
): string {
  const open = missingDetails(offer, filters, metres).map((name) =>
    i18next.t(`search:filters.unstated.${name}`),
  );
  return open.length === 0 ? '' : i18next.t('search:filters.unstated.text', { details: open.join(', ') });
}
