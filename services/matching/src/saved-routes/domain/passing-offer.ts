import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Measure } from '../../offers/domain/offer.js';
import type { Access, JoinedPlace } from '../../routing/domain/joined-way.js';

/** An offer as it is held against saved routes, on the map already or not. */
export interface PassingOffer {
  /** Its provider, whose own saved routes it does not fit. */
  readonly userId: number;
  readonly type: ServiceType;
  readonly measure: Measure;
  /** From where it goes on: the provider's position, or where its way begins; null if unknown. */
  readonly start: Coordinates | null;
  /** Where it stops from there on, in its order. */
  readonly stops: readonly JoinedPlace[];
  /** Null where its way ends at an unknown place. */
  readonly end: Coordinates | null;
  /** Where those are on the roads; null off the roads. */
  readonly startAccess: Access | null;
  readonly endAccess: Access | null;
  /** When it goes on from there, epoch ms. */
  readonly departsAt: number;
  /** What its ends are called, as `nameKey` has them. */
  readonly names: string;
}
