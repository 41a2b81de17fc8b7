import type { RouteQuery } from '@rotadas/contracts/matching/match';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { NO_ENTRY, toQueryEnd, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { NO_FILTERS, type SearchFilters } from './filters.js';

/** Where somebody wants to go; an end that nothing stands in is open. */
export interface SearchedEnds {
  from: PlaceEntry;
  to: PlaceEntry;
}

/** What somebody looks for: a kind of service, a way, and what an offer has to have. */
export interface Search {
  type: ServiceTypeFilter;
  route: SearchedEnds;
  filters: SearchFilters;
}

/**
 * What changes of a search; of the way only the end that was written, since the other may be under
 * way itself.
 */
export interface SearchChange {
  type?: ServiceTypeFilter;
  route?: Partial<SearchedEnds>;
  filters?: Partial<SearchFilters>;
}

/** A search in which no way is wished. */
export const NO_ROUTE: SearchedEnds = { from: NO_ENTRY, to: NO_ENTRY };

/** Everybody, wherever they go. */
export const ANYTHING: Search = { type: 'all', route: NO_ROUTE, filters: NO_FILTERS };

/** Whether anything is written about a way. */
export const hasRoute = ({ from, to }: SearchedEnds): boolean =>
  from.text.trim() !== '' || to.text.trim() !== '';

/** The way the other way round. */
export const swapped = ({ from, to }: SearchedEnds): SearchedEnds => ({ from: to, to: from });

/** What the product is asked for; null until both ends are chosen. */
export function toRouteQuery({ type, route: { from, to } }: Search): RouteQuery | null {
  if (from.place === null || to.place === null) return null;
  return { from: toQueryEnd(from.place), to: toQueryEnd(to.place), serviceType: type, limit: MATCHES_MAX };
}

/** The most matches of one search: filters choose among them. */
const MATCHES_MAX = 50;
