import type { ChosenPlace } from '../providers/chosen-place.js';

/** Query parameters of a search in the map's URL. */
export const SEARCH_ADDRESS = {
  /** Written by `formatPlace`. */
  from: 'nereden',
  to: 'nereye',
  /** A service type; absent for all. */
  type: 'tur',
  /** Minimum of free seats. */
  seats: 'koltuk',
  /** Maximum price in lira. */
  price: 'ucret',
  /** Day of departure in Türkiye, `yyyy-mm-dd`, or `DEPARTED`. */
  day: 'gun',
  /** Earliest departure on that day, `hh:mm`. */
  time: 'saat',
  /** `WOMEN_ONLY`; absent for all offers. */
  womenOnly: 'kadinlarla',
} as const;

/** Query parameters of the map's URL. */
export const MAP_ADDRESS = {
  ...SEARCH_ADDRESS,
  /** Written by `formatLinkedOffer`. */
  offer: 'teklif',
  /** The ID of the own planned offer to start. */
  departure: 'yayin',
} as const;

/** Instead of a day: already on the road. */
export const DEPARTED = 'yolda';

export const WOMEN_ONLY = 'yalniz';

export const PART_BREAK = '@';

/** Returns `name@latitude,longitude@id`; without ID for a point, only the name without a place. */
export function formatPlace(name: string, place: ChosenPlace | null): string {
  const text = name.replaceAll(PART_BREAK, ' ').trim();
  if (place === null) return text;
  const point = `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`;
  return [text, point, ...(place.id === undefined ? [] : [place.id])].join(PART_BREAK);
}

interface LinkedPlace {
  readonly name: string;
  /** Degrees, possibly NaN or out of range; null for a name alone. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Null for a point that is not in the list of places. */
  readonly id: string | null;
}

/** The parts of a text as `formatPlace` writes it, not validated; null if it has others. */
export function parsePlace(text: string): LinkedPlace | null {
  const [name = '', point, id = null, ...more] = text.split(PART_BREAK);
  if (point === undefined) return { name, point: null, id };
  const [latitude = NaN, longitude = NaN, ...rest] = point
    .split(',')
    .map((part) => (part === '' ? NaN : Number(part)));
  return more.length + rest.length === 0 ? { name, point: { latitude, longitude }, id } : null;
}

export interface LinkedOffer {
  readonly providerId: number;
  /** Departure of a planned offer, ms; null for the live one. */
  readonly departsAt: number | null;
}

export const formatLinkedOffer = ({ providerId, departsAt }: LinkedOffer): string =>
  [providerId, ...(departsAt === null ? [] : [departsAt])].join(PART_BREAK);

const LINKED_OFFER = /^(\d{1,15})(?:@(\d{1,15}))?$/;

/** Null if `formatLinkedOffer` did not write the text. */
export function parseLinkedOffer(text: string): LinkedOffer | null {
  const [, providerId, departsAt] = LINKED_OFFER.exec(text) ?? [];
  if (providerId === undefined) return null;
  return { providerId: Number(providerId), departsAt: departsAt === undefined ? null : Number(departsAt) };
}

interface OfferLinkParts {
  readonly from: string;
  readonly to: string;
  readonly fromPlace: ChosenPlace | undefined;
  readonly toPlace: ChosenPlace | undefined;
  readonly offer: LinkedOffer;
}

/** The path and query that search the route and open the offer. */
export function formatOfferLink({ from, to, fromPlace, toPlace, offer }: OfferLinkParts): string {
  return `/?${new URLSearchParams({
    [MAP_ADDRESS.from]: formatPlace(from, fromPlace ?? null),
    [MAP_ADDRESS.to]: formatPlace(to, toPlace ?? null),
    [MAP_ADDRESS.offer]: formatLinkedOffer(offer),
  })}`;
}
