import type { RouteQuery } from '@rotadas/contracts/matching/match';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { NO_ENTRY, toQueryEnd, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { NO_FILTERS, type SearchFilters } from './filters.js';

/** The ends of a searched route; an empty end is open. */
export interface SearchedEnds {
  from: PlaceEntry;
  to: PlaceEntry;
}

export interface Search {
  type: ServiceTypeFilter;
  route: SearchedEnds;
  filters: SearchFilters;
  /** Shows everyone although a route is entered. */
  everyone: boolean;
}

/**
 * Changes of a search. Contains only the end that changed: the other end may still be looked up.
 */
export interface SearchChange {
  type?: ServiceTypeFilter;
  route?: Partial<SearchedEnds>;
  filters?: Partial<SearchFilters>;
  everyone?: boolean;
}

export const NO_ROUTE: SearchedEnds = { from: NO_ENTRY, to: NO_ENTRY };

export const EMPTY_SEARCH: Search = {
  type: 'all',
  route: NO_ROUTE,
  filters: NO_FILTERS,
  everyone: false,
};

/** ID of the field of an end. */
export const fieldId = (end: keyof SearchedEnds): string => `search-${end}`;

/** Whether an end is typed or chosen. */
export const hasRoute = ({ from, to }: SearchedEnds): boolean =>
  from.text.trim() !== '' || to.text.trim() !== '';

/** Typed ends without a place, so that no route is searched. */
export const unknownEnds = ({ from, to }: SearchedEnds): string[] =>
  [from, to].filter(({ text, place }) => place === null && text.trim() !== '').map(({ text }) => text.trim());

export const swapEnds = ({ from, to }: SearchedEnds): SearchedEnds => ({ from: to, to: from });

/** The request for matches; null until both ends are chosen, and while everyone is shown. */
export function toRouteQuery({
  type,
  route: { from, to },
  everyone,
}: Omit<Search, 'filters'>): RouteQuery | null {
  if (everyone || from.place === null || to.place === null) return null;
  return { from: toQueryEnd(from.place), to: toQueryEnd(to.place), serviceType: type, limit: MATCHES_MAX };
}

/** Enough for the filters to choose from. */
const MATCHES_MAX = 50;
