import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';

/** Where somebody wants to go; an empty end is open. */
export interface RouteWish {
  from: string;
  to: string;
}

/** What somebody looks for: a kind of service, and a way. */
export interface Search {
  type: ServiceTypeFilter;
  route: RouteWish;
}

/**
 * What changes of a search; of the way only the end that was written, since the other may be under
 * way itself.
 */
export interface SearchChange {
  type?: ServiceTypeFilter;
  route?: Partial<RouteWish>;
}

/** What is looked for after a change. */
export const changed = (search: Search, { route, ...rest }: SearchChange): Search => ({
  ...search,
  ...rest,
  route: { ...search.route, ...route },
});

/** Everybody, wherever they go. */
export const ANYTHING: Search = { type: 'all', route: { from: '', to: '' } };

/** Whether a way is wanted at all. */
export const hasRoute = ({ from, to }: RouteWish): boolean => from.trim() !== '' || to.trim() !== '';
