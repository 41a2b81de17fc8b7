import {
  formatPlace,
  type LinkedOffer,
  parseLinkedOffer,
  MAP_ADDRESS,
  parsePlace,
  SEARCH_ADDRESS,
} from '@rotadas/contracts/matching/map-link';
import { PLACE_TEXT_MAX } from '@rotadas/contracts/matching/place-search';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import {
  ChosenPlace,
  toPlaceEntry,
  NO_ENTRY,
  type PlaceEntry,
  toOfferPlace,
} from '../../shared/places/chosen-place.js';
import { readFilters, writeFilters } from './filters.js';
import { EMPTY_SEARCH, type Search } from './search.js';

const toText = ({ text, place }: PlaceEntry): string =>
  formatPlace(place?.name ?? text, place && toOfferPlace(place));

/** An end in a query. Text without coordinates is kept as text; a malformed end is empty. */
function parseEnd(text: string | null): PlaceEntry {
  const end = parsePlace(text ?? '');
  if (end === null) return NO_ENTRY;
  const { name, point, id } = end;
  if (point === null) return { text: name.slice(0, PLACE_TEXT_MAX).trim(), place: null };
  const place = ChosenPlace.safeParse({ id, name, ...point });
  return place.success ? toPlaceEntry(place.data) : NO_ENTRY;
}

/** Returns the search in a query and drops invalid parts; null if there is no search. */
export function parseSearchQuery(query: string): Search | null {
  const params = new URLSearchParams(query);
  if (!Object.values(SEARCH_ADDRESS).some((name) => params.has(name))) return null;
  const text = (part: keyof typeof SEARCH_ADDRESS) => params.get(SEARCH_ADDRESS[part]);
  return {
    ...EMPTY_SEARCH,
    type: ServiceTypeFilter.catch(EMPTY_SEARCH.type).parse(text('type')),
    route: { from: parseEnd(text('from')), to: parseEnd(text('to')) },
    filters: readFilters(text),
  };
}

/** Returns `query` with another search instead of its search or link; other parameters are kept. */
export function withSearch({ type, route, filters }: Search, query: string): string {
  const texts: Readonly<Record<string, string | number | null>> = {
    from: toText(route.from),
    to: toText(route.to),
    type: type === EMPTY_SEARCH.type ? null : type,
    ...writeFilters(filters),
  };
  const next = new URLSearchParams(query);
  for (const [part, name] of Object.entries(MAP_ADDRESS)) {
    const text = texts[part] ?? '';
    if (text === '') next.delete(name);
    else next.set(name, String(text));
  }
  return next.size === 0 ? '' : `?${next}`;
}

/** The parts of a link to the map, except for its route. */
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
