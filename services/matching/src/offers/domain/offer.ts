import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { RoadAccess, MovingAccess, SnappedPlace } from '../../routing/domain/route-length.js';
import { metresBetween } from '../../routing/domain/point-index.js';

/** An offer with what is known about its route. */
export interface Offer {
  /** The public view, at the newest position. */
  readonly provider: Readonly<ActiveProvider>;
  readonly from: KnownPlace | null;
  readonly to: KnownPlace | null;
  readonly measure: Measure;
  /** Known stops near a road, in their order. */
  readonly stops: readonly SnappedPlace[];
  /** Null off the roads. */
  readonly now: RoadAccess | null;
  /** Null if unknown or off the roads. */
  readonly end: RoadAccess | null;
}

/** An offer in memory: changed in place, with its row in the columns. */
export interface IndexedOffer extends Offer {
  provider: ActiveProvider;
  from: KnownPlace | null;
  to: KnownPlace | null;
  measure: Measure;
  stops: readonly SnappedPlace[];
  now: MovingAccess | null;
  end: RoadAccess | null;
  row: number;
}

export interface KnownPlace extends Readonly<Coordinates> {
  /** Null for a point chosen on the map. */
  readonly placeId: string | null;
}

/**
 * How an offer is compared with a search:
 * - `way`: by the detour on the roads;
 * - `stops`: the same, for a route with stops;
 * - `crossing`: by air or sea, so both ends have to be near;
 * - `nearness`: it goes anywhere, so only the distance to the pickup counts;
 * - `name`: its end is unknown or off the roads, so only names count.
 */
export type Measure = 'route' | 'crossing' | 'nearness' | 'name' | 'stops';

/** Columns store the index of a measure. */
export const MEASURES = [
  'route',
  'crossing',
  'nearness',
  'name',
  'stops',
] as const satisfies readonly Measure[];

/** Offers with ends nearer than this have no route to compare. */
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

/**
 * The measure of an offer. One whose ends are less than `NO_ROUTE_METRES` apart, without stops, is
 * measured by nearness, such as boat tours.
 *
 * @param hasStops whether it has known stops near a road
 * @param isOnRoads whether the provider and the end are near a road
 */
export function chooseMeasure(
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
  if (measure === 'route' && hasStops) return 'stops';
  return measure === 'route' && from && metresBetween(from, to) < NO_ROUTE_METRES ? 'nearness' : measure;
}
