import type { RouteQuery } from '@rotadas/contracts/matching/match';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { NO_ENTRY, toQueryEnd, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { NO_FILTERS, type SearchFilters } from './filters.js';

/** The ends of a searched route; an end may be empty. */
export interface SearchedEnds {
  from: PlaceEntry;
  to: PlaceEntry;
}

export interface Search {
  type: ServiceTypeFilter;
  route: SearchedEnds;
  filters: SearchFilters;
  /** Whether all providers are shown although a route is entered. */
  ignoresRoute: boolean;
}

/**
 * A change of a search. `route` contains only the end that changed: the other end may still be
 * resolving.
 */
export interface SearchChange {
  type?: ServiceTypeFilter;
  route?: Partial<SearchedEnds>;
  filters?: Partial<SearchFilters>;
  ignoresRoute?: boolean;
}

export const NO_ROUTE: SearchedEnds = { from: NO_ENTRY, to: NO_ENTRY };

export const EMPTY_SEARCH: Search = {
  type: 'all',
  route: NO_ROUTE,
  filters: NO_FILTERS,
  ignoresRoute: false,
};

/** ID of the field of an end. */
export const fieldId = (end: keyof SearchedEnds): string => `search-${end}`;

/** Whether an end is typed or chosen. */
export const hasRoute = ({ from, to }: SearchedEnds): boolean =>
  from.text.trim() !== '' || to.text.trim() !== '';

/** The typed texts for which no place is chosen; they prevent a search. */
export const unknownEnds = ({ from, to }: SearchedEnds): string[] =>
  [from, to].filter(({ text, place }) => place === null && text.trim() !== '').map(({ text }) => text.trim());

export const swapEnds = ({ from, to }: SearchedEnds): SearchedEnds => ({ from: to, to: from });

/** The request for matches; null until both ends are chosen, and while the route is ignored. */
export function toRouteQuery({
  type,
  route: { from, to },
  filters: { womenOnly },
  ignoresRoute,
}: Omit<Search, 'filters'> & { filters: Pick<SearchFilters, 'womenOnly'> }): RouteQuery | null {
  if (ignoresRoute || from.place === null || to.place === null) return null;
  return {
    from: toQueryEnd(from.place),
    to: toQueryEnd(to.place),
    serviceType: type,
    ...(womenOnly && { womenOnly }),
    limit: MATCHES_MAX,
  };
}

/** Leaves enough matches after filtering. */
const MATCHES_MAX = 50;
