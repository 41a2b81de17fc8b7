import { z } from 'zod';
import { requiredLine } from '../primitives/text.js';
import type { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ChosenPlace, roundedPlace } from './chosen-place.js';

/** The longest name of a place, characters. */
export const PLACE_MAX = 100;

export const SEATS_MAX = 8;
/** As much as the heaviest lorry on a road carries, kg. */
export const LOAD_KG_MAX = 40_000;
/** Whole lira. */
export const PRICE_MAX = 100_000;
export const STOPS_MAX = 3;

/** What a price counts for: a person, the whole vehicle for one way, a kilogram or a kilometre. */
export const PRICE_UNITS = ['person', 'trip', 'kg', 'km'] as const;

/** One of the things that a price counts for. */
export const PriceUnit = z.enum(PRICE_UNITS);
export type PriceUnit = z.infer<typeof PriceUnit>;

/** A price in whole lira, and what it counts for; an amount of 0 is a ride for nothing. */
export const Price = z.strictObject({ amount: z.int().min(0).max(PRICE_MAX), per: PriceUnit });
export type Price = z.infer<typeof Price>;

/** What an offer may say beside the specification's fields; what it does not say is missing. */
export const OfferDetails = z.object({
  /** Free seats. */
  seats: z.int().min(1).max(SEATS_MAX).optional(),
  /** Free room for goods, kg. */
  loadKg: z.int().min(1).max(LOAD_KG_MAX).optional(),
  price: Price.optional(),
  /** Places on the way, in the order in which it passes them. */
  stops: z.array(requiredLine(PLACE_MAX)).max(STOPS_MAX).optional(),
  /** The places that its stops are, in the same order; null for one that was only written. */
  stopPlaces: z.array(ChosenPlace.nullable()).max(STOPS_MAX).optional(),
  /** The places that its ends are, where they were chosen; their names are those of the offer. */
  fromPlace: ChosenPlace.optional(),
  toPlace: ChosenPlace.optional(),
  /** When a planned offer departs, ms; an offer on the map has departed and does not say it. */
  departsAt: EpochMs.optional(),
});
export type OfferDetails = z.infer<typeof OfferDetails>;

/** The names of all details. */
export const DETAIL_NAMES = OfferDetails.keyof().options;

/**
 * What a service type carries. Carriage by air and by sea is offered for people as well as for
 * goods, and its name does not say which.
 */
const CARRIED: Readonly<Record<ServiceType, 'people' | 'goods' | 'either'>> = {
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

/** Whether offers of a type may say how many seats are free. */
export const hasSeats = (type: ServiceType): boolean => CARRIED[type] !== 'goods';

/** Whether offers of a type may say how much load they take. */
export const hasLoad = (type: ServiceType): boolean => CARRIED[type] !== 'people';

/** What prices of a type may count for, the most usual first. */
export function priceUnitsOf(type: ServiceType): readonly PriceUnit[] {
  return PRICE_UNITS.filter((unit) => {
    if (unit === 'person') return hasSeats(type);
    return unit === 'kg' ? hasLoad(type) : true;
  });
}

/** What is wrong with the details of an offer, in Turkish. */
export const DETAIL_FAULTS = {
  seats: 'Bu hizmet türünde koltuk sayısı yazılmaz.',
  loadKg: 'Bu hizmet türünde yük yazılmaz.',
  both: 'Ya koltuk ya yük yazabilirsin, ikisi birden olmaz.',
  per: 'Bu hizmet türünde ücret buna göre yazılmaz.',
} as const;

/** A field that does not go with the others, and what is wrong with it, in Turkish. */
export interface DetailFault {
  readonly path: string[];
  readonly message: string;
}

/** Which details do not go with the service type, or with each other. */
export function detailFaults(type: ServiceType, details: OfferDetails): DetailFault[] {
  const { seats, loadKg, price } = details;
  const faults: DetailFault[] = [];
  if (seats !== undefined && !hasSeats(type)) faults.push({ path: ['seats'], message: DETAIL_FAULTS.seats });
  if (loadKg !== undefined && !hasLoad(type)) {
    faults.push({ path: ['loadKg'], message: DETAIL_FAULTS.loadKg });
  } else if (loadKg !== undefined && seats !== undefined && hasSeats(type)) {
    faults.push({ path: ['loadKg'], message: DETAIL_FAULTS.both });
  }
  if (price && !priceUnitsOf(type).includes(price.per)) {
    faults.push({ path: ['price', 'per'], message: DETAIL_FAULTS.per });
  }
  return faults;
}

/**
 * The details that `source` says, and nothing else of it: what is not said is no key at all, so
 * that an offer without details is stored and sent as one that knows none.
 */
export function detailsOf(source: Nullish<OfferDetails>): OfferDetails {
  const { seats, loadKg, price, stops, fromPlace, toPlace, departsAt } = source;
  const stopPlaces = placesOf(stops, source.stopPlaces);
  return {
    ...(typeof seats === 'number' && { seats }),
    ...(typeof loadKg === 'number' && { loadKg }),
    ...(price && { price: { amount: price.amount, per: price.per } }),
    ...(stops && stops.length > 0 && { stops: [...stops] }),
    ...(stopPlaces && { stopPlaces }),
    ...(fromPlace && { fromPlace: roundedPlace(fromPlace) }),
    ...(toPlace && { toPlace: roundedPlace(toPlace) }),
    ...(typeof departsAt === 'number' && { departsAt }),
  };
}

/** A place, or none, for each stop; undefined where none of them was chosen. */
function placesOf(
  stops: OfferDetails['stops'] | null,
  places: OfferDetails['stopPlaces'] | null,
): OfferDetails['stopPlaces'] {
  const chosen = stops?.map((_, index) => places?.[index] ?? null);
  if (!chosen?.some((place) => place !== null)) return undefined;
  return chosen.map((place) => place && roundedPlace(place));
}

type Nullish<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null };
