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

/** Everybody, wherever they go. */
export const ANYTHING: Search = { type: 'all', route: { from: '', to: '' } };

/** Whether a way is wanted at all. */
export const hasRoute = ({ from, to }: RouteWish): boolean => from.trim() !== '' || to.trim() !== '';
