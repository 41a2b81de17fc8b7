import type { KeptOffer } from '../../offers/domain/offer.js';
import type { WayOverPoints } from '../../offers/domain/stopping-offers.js';

/** Where the way of a provider who stops on it leads past me. */
export interface OverStops {
  /** From where the provider is over the stops that are still ahead to its end. */
  readonly ahead: WayOverPoints;
  /** The points of it after which I get in and out; out null where that is at no end of mine. */
  readonly inAfter: number;
  readonly outAfter: number | null;
}

/** An offer that fits a wish, with what was measured of it. */
export interface Candidate {
  readonly offer: KeptOffer;
  readonly reason: 'way' | 'crossing' | 'nearness';
  /** What the provider drives further for me; by nearness the way to me. */
  readonly detourMetres: number;
  readonly toPickupMetres: number;
  /** Over 0, up to 1. */
  readonly coveredShare: number;
  /** The node of my way where I get out; null where that is at my end. */
  readonly leavingNode: number | null;
  /** Only of who stops on its way. */
  readonly overStops?: OverStops;
}
