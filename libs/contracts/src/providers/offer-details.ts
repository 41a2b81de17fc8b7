import { z } from 'zod';
import { requiredLine } from '../primitives/text.js';
import type { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ChosenPlace, roundPlace } from './chosen-place.js';

export const PLACE_MAX = 100;

export const SEATS_MAX = 8;
/** The load of the heaviest lorry, kg. */
export const LOAD_KG_MAX = 40_000;
/** Whole lira. */
export const PRICE_MAX = 100_000;
export const STOPS_MAX = 3;

export const PRICE_UNITS = ['person', 'trip', 'kg', 'km'] as const;

export const PriceUnit = z.enum(PRICE_UNITS);
export type PriceUnit = z.infer<typeof PriceUnit>;

/** Whole lira; an amount of 0 is free. */
export const Price = z.strictObject({ amount: z.int().min(0).max(PRICE_MAX), per: PriceUnit });
export type Price = z.infer<typeof Price>;

export const OfferDetails = z.object({
  seats: z.int().min(1).max(SEATS_MAX).optional(),
  loadKg: z.int().min(1).max(LOAD_KG_MAX).optional(),
  price: Price.optional(),
  /** Stops follow the order of the route. */
  stops: z.array(requiredLine(PLACE_MAX)).max(STOPS_MAX).optional(),
  /** One per stop; null for a name without a chosen place. */
  stopPlaces: z.array(ChosenPlace.nullable()).max(STOPS_MAX).optional(),
  fromPlace: ChosenPlace.optional(),
  toPlace: ChosenPlace.optional(),
  /** Only women can request it, and only women can offer it; see `requireWoman`. */
  womenOnly: z.literal(true).optional(),
  /** Departure of a planned offer. */
  departsAt: EpochMs.optional(),
  /** Seats or kg that are reserved, missing for none; set by the providers service. */
  taken: z.int().min(1).optional(),
  /** All seats or the whole load are reserved; set by the providers service. */
  isFull: z.literal(true).optional(),
});
export type OfferDetails = z.infer<typeof OfferDetails>;

export const DETAIL_NAMES = OfferDetails.keyof().options;

/** Aircraft and ships carry both people and goods. */
const LOAD_KINDS: Readonly<Record<ServiceType, 'people' | 'goods' | 'either'>> = {
  companion: 'people',
  taxi: 'people',
  shuttle: 'people',
  moto_courier: 'goods',
  cargo: 'goods',
  shipping: 'goods',
  air_transport: 'either',
  sea_transport: 'either',
  sea_tours: 'people',
};

export const hasSeats = (type: ServiceType): boolean => LOAD_KINDS[type] !== 'goods';

export const hasLoad = (type: ServiceType): boolean => LOAD_KINDS[type] !== 'people';

/** Price units of a service type, most usual first. */
export function allowedPriceUnits(type: ServiceType): readonly PriceUnit[] {
  return PRICE_UNITS.filter((unit) => {
    if (unit === 'person') return hasSeats(type);
    return unit === 'kg' ? hasLoad(type) : true;
  });
}

export const DETAIL_FAULTS = {
  seats: 'Bu hizmet türünde koltuk sayısı yazılmaz.',
  loadKg: 'Bu hizmet türünde yük yazılmaz.',
  both: 'Ya koltuk ya yük yazabilirsin, ikisi birden olmaz.',
  per: 'Bu hizmet türünde ücret buna göre yazılmaz.',
} as const;

export interface DetailFault {
  readonly path: string[];
  readonly message: string;
}

export function detailFaults(type: ServiceType, details: OfferDetails): DetailFault[] {
  const { seats, loadKg, price } = details;
  const faults: DetailFault[] = [];
  if (seats !== undefined && !hasSeats(type)) faults.push({ path: ['seats'], message: DETAIL_FAULTS.seats });
  if (loadKg !== undefined && !hasLoad(type)) {
    faults.push({ path: ['loadKg'], message: DETAIL_FAULTS.loadKg });
  } else if (loadKg !== undefined && seats !== undefined && hasSeats(type)) {
    faults.push({ path: ['loadKg'], message: DETAIL_FAULTS.both });
  }
  if (price && !allowedPriceUnits(type).includes(price.per)) {
    faults.push({ path: ['price', 'per'], message: DETAIL_FAULTS.per });
  }
  return faults;
}

/** The details of `source` without its other fields. A missing detail has no key. */
export function pickOfferDetails(source: Nullish<OfferDetails>): OfferDetails {
  const { price, stops, fromPlace, toPlace } = source;
  const normalized = {
    ...source,
    price: price && { amount: price.amount, per: price.per },
    stops: stops && stops.length > 0 ? [...stops] : null,
    stopPlaces: pickPlaces(stops, source.stopPlaces),
    fromPlace: fromPlace && roundPlace(fromPlace),
    toPlace: toPlace && roundPlace(toPlace),
  };
  const details: OfferDetails = {};
  for (const name of DETAIL_NAMES) assign(details, name, normalized[name]);
  return details;
}

function assign<Name extends keyof OfferDetails>(
  details: OfferDetails,
  name: Name,
  value: OfferDetails[Name] | null,
): void {
  if (value !== null && value !== undefined) details[name] = value;
}

/** A place or null for each stop; undefined if none was chosen. */
function pickPlaces(
  stops: OfferDetails['stops'] | null,
  places: OfferDetails['stopPlaces'] | null,
): OfferDetails['stopPlaces'] {
  const chosen = stops?.map((_, index) => places?.[index] ?? null);
  if (!chosen?.some((place) => place !== null)) return undefined;
  return chosen.map((place) => place && roundPlace(place));
}

type Nullish<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null };
