import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { RouteOverPoints } from '../../offers/domain/offers-with-stops.js';

/** Where the searched route is inserted into a route with stops. */
export interface StopInsertion {
  /** From the provider's position. */
  readonly ahead: RouteOverPoints;
  /** Index of the point before the pickup and before the dropoff; null if it is at neither end. */
  readonly pickupAfter: number;
  readonly dropoffAfter: number | null;
}

export interface Candidate {
  readonly offer: IndexedOffer;
  readonly reason: 'route' | 'crossing' | 'nearness';
  /** For nearness, the distance to the pickup. */
  readonly detourMetres: number;
  readonly toPickupMetres: number;
  /** Covered share of the searched route, 0 (exclusive) to 1. */
  readonly coveredShare: number;
  /** Null at the end of the searched route. */
  readonly dropoffNode: number | null;
  readonly stopInsertion?: StopInsertion;
}
