import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { MovingPlace, SnappedPlace } from '../../routing/domain/route-length.js';
import { metresBetween } from '../../routing/domain/point-index.js';
import type { RouteAhead } from './route-ahead.js';

/** An offer in memory, changed in place by `OfferIndex`. */
export interface IndexedOffer {
  provider: ActiveProvider;
  from: KnownPlace | null;
  measure: Measure;
  /** Known stops near a road, in order. */
  stops: readonly SnappedPlace[];
  /** The provider's position; null off the roads. */
  position: MovingPlace | null;
  /** The end of the route; null if unknown or off the roads. */
  end: SnappedPlace | null;
  /** Null until measured from the node of the position. */
  ahead: RouteAhead | null;
  /** Row of the offer in the `OfferTable`. */
  row: number;
}

export interface KnownPlace extends Readonly<Coordinates> {
  /** Null for a point chosen on the map. */
  readonly placeId: string | null;
}

/**
 * How an offer is compared with a search:
 * - `route`: by the detour on the roads
 * - `crossing`: by air or sea, so both ends have to be near
 * - `on-demand`: goes anywhere, so only the pickup distance counts
 * - `name`: unknown or off the roads, so only names are compared
 */
export type Measure = 'route' | 'crossing' | 'on-demand' | 'name';

/** Offers with ends this close, such as boat tours, have no route to compare. */
const NO_ROUTE_METRES = 1_000;

const BY_TYPE: Readonly<Record<ServiceType, Exclude<Measure, 'name'>>> = {
  companion: 'route',
  taxi: 'on-demand',
  shuttle: 'route',
  moto_courier: 'on-demand',
  cargo: 'route',
  shipping: 'route',
  air_transport: 'crossing',
  sea_transport: 'crossing',
  sea_tours: 'on-demand',
};

interface OfferPlaces {
  readonly from: Coordinates | null;
  readonly stops: readonly Coordinates[];
  /** Null off the roads. */
  readonly position: Coordinates | null;
  readonly end: Coordinates | null;
}

export function chooseMeasure(type: ServiceType, { from, stops, position, end }: OfferPlaces): Measure {
  const measure = BY_TYPE[type];
  if (!position) return 'name';
  if (measure === 'on-demand') return 'on-demand';
  if (!end) return 'name';
  if (measure === 'crossing' || stops.length > 0 || !from) return measure;
  return metresBetween(from, end) < NO_ROUTE_METRES ? 'on-demand' : 'route';
}
