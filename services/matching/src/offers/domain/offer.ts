import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { RoadAccess, MovingAccess, SnappedPlace } from '../../routing/domain/route-length.js';
import { metresBetween } from '../../routing/domain/point-index.js';

export interface MatchableOffer {
  readonly provider: Readonly<ActiveProvider>;
  readonly from: KnownPlace | null;
  readonly to: KnownPlace | null;
  readonly measure: Measure;
  /** Known stops near a road, in order. */
  readonly stops: readonly SnappedPlace[];
  /** Nearest node of the provider's position; null off the roads. */
  readonly positionAccess: RoadAccess | null;
  /** Nearest node of the route's end; null if unknown or off the roads. */
  readonly endAccess: RoadAccess | null;
}

/** An offer in memory, changed in place. `row` is its index in `OfferColumns`. */
export interface IndexedOffer extends MatchableOffer {
  provider: ActiveProvider;
  from: KnownPlace | null;
  to: KnownPlace | null;
  measure: Measure;
  stops: readonly SnappedPlace[];
  positionAccess: MovingAccess | null;
  endAccess: RoadAccess | null;
  row: number;
}

export interface KnownPlace extends Readonly<Coordinates> {
  /** Null for a point chosen on the map. */
  readonly placeId: string | null;
}

/**
 * How an offer is compared with a search:
 * - `route`: by the detour on the roads
 * - `stops`: likewise, for a route with stops
 * - `crossing`: by air or sea, so both ends have to be near
 * - `nearness`: goes anywhere, so only the pickup distance counts
 * - `name`: unknown or off the roads, so only names are compared
 */
export const MEASURES = ['route', 'crossing', 'nearness', 'name', 'stops'] as const;
export type Measure = (typeof MEASURES)[number];

/** Offers with ends this close, such as boat tours, have no route to compare. */
const NO_ROUTE_METRES = 1_000;

const BY_TYPE: Readonly<Record<ServiceType, 'route' | 'crossing' | 'nearness'>> = {
  companion: 'route',
  taxi: 'nearness',
  shuttle: 'route',
  moto_courier: 'nearness',
  cargo: 'route',
  shipping: 'route',
  air_transport: 'crossing',
  sea_transport: 'crossing',
  sea_tours: 'nearness',
};

/** @param isOnRoads whether the provider's position and the end are near a road */
export function chooseMeasure(
  type: ServiceType,
  {
    from,
    to,
    hasStops,
  }: { readonly from: KnownPlace | null; readonly to: KnownPlace | null; readonly hasStops: boolean },
  isOnRoads: { readonly position: boolean; readonly end: boolean },
): Measure {
  const measure = BY_TYPE[type];
  if (!isOnRoads.position) return 'name';
  if (measure === 'nearness') return 'nearness';
  if (to === null || !isOnRoads.end) return 'name';
  if (measure === 'route' && hasStops) return 'stops';
  return measure === 'route' && from && metresBetween(from, to) < NO_ROUTE_METRES ? 'nearness' : measure;
}
