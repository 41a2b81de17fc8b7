import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Access, FollowedAccess, JoinedPlace } from '../../routing/domain/joined-way.js';
import { metresBetween } from '../../routing/domain/point-index.js';

/** Somebody who can take others along, with what is known about the way. */
export interface Offer {
  /** As everybody sees it, at its newest position. */
  readonly provider: Readonly<ActiveProvider>;
  readonly from: KnownPlace | null;
  readonly to: KnownPlace | null;
  readonly measure: Measure;
  /** The stops on its way, in their order; those at unknown places or off the roads are none. */
  readonly stops: readonly JoinedPlace[];
  /** The node where the provider is now; null off the roads. */
  readonly now: Access | null;
  /** The node where its way ends; null where that is unknown or off the roads. */
  readonly end: Access | null;
}

/** An offer as it is kept: it is changed in place, and knows its row in the columns. */
export interface KeptOffer extends Offer {
  provider: ActiveProvider;
  from: KnownPlace | null;
  to: KnownPlace | null;
  measure: Measure;
  stops: readonly JoinedPlace[];
  now: FollowedAccess | null;
  end: Access | null;
  row: number;
}

/** An end of a way whose coordinates are known. */
export interface KnownPlace extends Readonly<Coordinates> {
  /** Of the list of places; null for a point that somebody chose on the map. */
  readonly placeId: string | null;
}

/**
 * How an offer is held against a wished way:
 * - `way`: by the detour on the roads;
 * - `stops`: the same, on a way that leads over stops;
 * - `crossing`: it goes by air or sea, so that both ends have to be near to mine;
 * - `nearness`: it goes wherever I go, so that only the way to me counts;
 * - `name`: the place where it ends is unknown or off the roads, so that only the names count.
 */
export type Measure = 'way' | 'crossing' | 'nearness' | 'name' | 'stops';

/** All of them; columns hold the number of one. */
export const MEASURES = [
  'way',
  'crossing',
  'nearness',
  'name',
  'stops',
] as const satisfies readonly Measure[];

/** An offer whose ends are nearer to each other has no route to compare. */
const NO_WAY_METRES = 1_000;

const BY_TYPE: Readonly<Record<ServiceType, 'way' | 'crossing' | 'nearness'>> = {
  companion: 'way',
  taxi: 'nearness',
  shuttle: 'way',
  moto_courier: 'nearness',
  cargo: 'way',
  shipping: 'way',
  air_transport: 'crossing',
  sea_transport: 'crossing',
  sea_tours: 'nearness',
};

/**
 * How an offer of a type is measured. One whose ends are less than `NO_WAY_METRES` apart, without a
 * stop, is measured by nearness, as boat tours are.
 *
 * @param hasStops whether its way leads over stops that are known and near a road
 * @param isOnRoads whether both the provider and its end are near a road
 */
export function measureOf(
  type: ServiceType,
  {
    from,
    to,
    hasStops,
  }: { readonly from: KnownPlace | null; readonly to: KnownPlace | null; readonly hasStops: boolean },
  isOnRoads: { readonly now: boolean; readonly end: boolean },
): Measure {
  const measure = BY_TYPE[type];
  if (!isOnRoads.now) return 'name';
  if (measure === 'nearness') return 'nearness';
  if (to === null || !isOnRoads.end) return 'name';
  if (measure === 'way' && hasStops) return 'stops';
  return measure === 'way' && from && metresBetween(from, to) < NO_WAY_METRES ? 'nearness' : measure;
}
