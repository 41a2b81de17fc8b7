import type { RouterName } from '@rotadas/contracts/matching/match';
import { type Coordinates, Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';

export interface MeasuredRoute {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  /** From the start to the end; at least two points. */
  readonly line: readonly LngLat[];
  readonly router: RouterName;
}

/** [longitude, latitude] in WGS 84 degrees, as in GeoJSON. */
export type LngLat = readonly [number, number];

/** Routes between several points: a row per start, a column per end. */
export interface DistanceTable {
  /** Null without a route, or for an end off the roads. */
  readonly distanceMetres: readonly (readonly (number | null)[])[];
  readonly durationSeconds: readonly (readonly (number | null)[])[];
  readonly router: RouterName;
}

/**
 * Finds routes by road. Methods reject with a `NoRouteError` for invalid points, points further
 * than `MAX_METRES_TO_ROAD` from a road, or points that no road joins, where `table` returns null
 * for the last two; with any other error if the router fails.
 */
export interface Router {
  route(from: Coordinates, to: Coordinates): Promise<MeasuredRoute>;
  table(starts: readonly Coordinates[], ends: readonly Coordinates[]): Promise<DistanceTable>;
}

/**
 * Maximum distance of a place from a road. Almost all villages are nearer; islands without a bridge
 * are further, except those off İstanbul.
 */
export const MAX_METRES_TO_ROAD = 15_000;

/**
 * - `not-a-point`: not a number, or not on the globe;
 * - `off-the-roads`: the sea, an island, abroad, latitude and longitude swapped;
 * - `no-route`: no road joins the two.
 */
export type NoRouteReason = 'not-a-point' | 'off-the-roads' | 'no-route';

/** No route exists; neither a retry nor another router helps. */
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
