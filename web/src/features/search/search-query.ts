import {
  formatPlace,
  type LinkedOffer,
  parseLinkedOffer,
  MAP_ADDRESS,
  PART_BREAK,
} from '@rotadas/contracts/matching/map-link';
import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import {
  ChosenPlace,
  toPlaceEntry,
  NO_ENTRY,
  type PlaceEntry,
  toOfferPlace,
} from '../../shared/places/chosen-place.js';
import { NO_FILTERS } from './filters.js';
import { EMPTY_SEARCH, hasRoute, type SearchedEnds, type SearchChange } from './search.js';

const toText = ({ text, place }: PlaceEntry): string =>
  formatPlace(place?.name ?? text, place && toOfferPlace(place));

/** An end in a query. Text without coordinates is kept as text; a malformed end is empty. */
function parseEnd(text: string | null): PlaceEntry {
  const [name = '', point, id = null, ...more] = (text ?? '').split(PART_BREAK);
  if (point === undefined) return { text: name.slice(0, PLACE_TEXT_MAX).trim(), place: null };
  const [latitude, longitude, ...rest] = point.split(',').map((part) => (part === '' ? NaN : Number(part)));
  if (more.length > 0 || rest.length > 0) return NO_ENTRY;
  const place = ChosenPlace.safeParse({ id, name, latitude, longitude });
  return place.success ? toPlaceEntry(place.data) : NO_ENTRY;
}

export function parseRouteQuery(query: string): SearchedEnds | null {
  const params = new URLSearchParams(query);
  if (!params.has(MAP_ADDRESS.from) && !params.has(MAP_ADDRESS.to)) return null;
  return { from: parseEnd(params.get(MAP_ADDRESS.from)), to: parseEnd(params.get(MAP_ADDRESS.to)) };
}

/**
 * The search in a query; null if it has no route. A link to an offer resets type and filters, so
 * that they do not hide the offer.
 */
export function parseSearchQuery(query: string): SearchChange | null {
  const route = parseRouteQuery(query);
  if (route === null) return null;
  const isLink = new URLSearchParams(query).has(MAP_ADDRESS.offer);
  return isLink ? { route, type: EMPTY_SEARCH.type, filters: NO_FILTERS } : { route };
}

/** `query` with the route; its other parameters are kept. */
export function withQuery(route: SearchedEnds, query: string): string {
  const next = new URLSearchParams(query);
  for (const end of ['from', 'to'] as const) {
    const text = hasRoute(route) ? toText(route[end]) : '';
    if (text === '') next.delete(MAP_ADDRESS[end]);
    else next.set(MAP_ADDRESS[end], text);
  }
  return next.size === 0 ? '' : `?${next}`;
}

/** What a link to the map contains besides its route. */
export interface MapLink {
  readonly offer: LinkedOffer | null;
  readonly plannedOfferId: number | null;
}

export function parseMapLink(query: string): MapLink | null {
  const params = new URLSearchParams(query);
  const offer = parseLinkedOffer(params.get(MAP_ADDRESS.offer) ?? '');
  const departure = params.get(MAP_ADDRESS.departure) ?? '';
  const plannedOfferId = /^\d{1,15}$/.test(departure) ? Number(departure) : null;
  return offer === null && plannedOfferId === null ? null : { offer, plannedOfferId };
}

/** `query` without the link, which is followed once. */
export function withoutLink(query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(MAP_ADDRESS.offer);
  rest.delete(MAP_ADDRESS.departure);
  return rest.size === 0 ? '' : `?${rest}`;
}
