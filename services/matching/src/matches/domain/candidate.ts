import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { IndexedOffer, Measure } from '../../offers/domain/offer.js';
import type { Itinerary } from '../../offers/domain/route-ahead.js';
import type { OnDemandArea } from '../../offers/domain/on-demand-area.js';
import type { Tolerance } from './detour-limit.js';

export interface CandidateQuery {
  readonly serviceType: ServiceTypeFilter;
  readonly womenOnly: boolean;
  readonly maxDetourMetres: number | undefined;
  readonly tolerance: Tolerance;
  readonly onDemandArea: OnDemandArea;
  readonly limit: number;
  /** Providers whose offers are left out. */
  readonly hidden: ReadonlySet<number>;
}

/** Where the searched route is inserted into the route of an offer. */
export interface RouteInsertion {
  /** The rest of the offer's route, from the provider's position. */
  readonly itinerary: Itinerary;
  /** Index of the point before the pickup and before the dropoff; null if the offer ends first. */
  readonly pickupAfter: number;
  readonly dropoffAfter: number | null;
}

export interface Candidate {
  readonly offer: IndexedOffer;
  readonly reason: Exclude<Measure, 'name'>;
  /** The distance to the pickup for on-demand offers. */
  readonly detourMetres: number;
  readonly toPickupMetres: number;
  /** Covered share of the searched route, 0 (exclusive) to 1. */
  readonly coveredShare: number;
  /** Null at the end of the searched route. */
  readonly dropoffNode: number | null;
  /** Null without a route. */
  readonly insertion: RouteInsertion | null;
}
