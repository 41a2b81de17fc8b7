import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Measure } from '../../offers/domain/offer.js';
import type { SnappedPlace } from '../../routing/domain/route-length.js';

/** An offer or a draft to compare with saved routes. */
export interface ComparableOffer {
  readonly userId: number;
  readonly type: ServiceType;
  readonly womenOnly: boolean;
  readonly measure: Measure;
  /** The start of the route, by air and sea, else the provider's position; null if unknown. */
  readonly start: Coordinates | null;
  readonly end: Coordinates | null;
  /** The position; with a route, also the stops ahead and the end. Empty off the roads. */
  readonly points: readonly SnappedPlace[];
  /** Departure from `start`, epoch ms. */
  readonly departsAt: number;
  readonly names: string;
}
