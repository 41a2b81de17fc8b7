import type { RouterName } from '@rotadas/contracts/matching/match';
import { type Coordinates, Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';

export interface MeasuredRoute {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  /** Points from start to end, at least two. */
  readonly line: readonly LngLat[];
  readonly router: RouterName;
}

/** [longitude, latitude] in WGS 84 degrees, as in GeoJSON. */
export type LngLat = readonly [number, number];

/** A row per start, a column per end. */
export interface DistanceTable {
  /** Null without a route, or for a place off the roads. */
  readonly distanceMetres: readonly (readonly (number | null)[])[];
  readonly durationSeconds: readonly (readonly (number | null)[])[];
}

/** Almost all villages are nearer to a road; most islands without a bridge are farther. */
export const MAX_METRES_TO_ROAD = 15_000;

/**
 * - `not-a-point`: not a number, or not on the globe
 * - `off-the-roads`: the sea, an island, abroad, or swapped coordinates
 * - `no-route`: no road joins the places
 */
export type NoRouteReason = 'not-a-point' | 'off-the-roads' | 'no-route';

/** Neither a retry nor another router helps. */
export class NoRouteError extends Error {
  override readonly name = 'NoRouteError';

  constructor(
    readonly reason: NoRouteReason,
    /** Null for `no-route`, and if OSRM does not name it. */
    readonly place: Coordinates | null,
    /** Metres to the nearest road; null if irrelevant. */
    readonly metresToRoad: number | null = null,
  ) {
    super(reason);
  }
}

export function assertPoint(place: Coordinates): void {
  const { latitude, longitude } = place;
  const isPoint = Latitude.safeParse(latitude).success && Longitude.safeParse(longitude).success;
  if (!isPoint) throw new NoRouteError('not-a-point', place);
}

export function assertNearRoad(place: Coordinates, metres: number): void {
  if (metres > MAX_METRES_TO_ROAD) throw new NoRouteError('off-the-roads', place, metres);
}
