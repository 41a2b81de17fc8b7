import type { RouterName } from '@rotadas/contracts/matching/match';
import { type Coordinates, Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';

/** A way by road. */
export interface Way {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  /** Degrees, [longitude, latitude], from the start to the end; at least two. */
  readonly line: readonly LngLat[];
  readonly router: RouterName;
}

/** Degrees in WGS 84, [longitude, latitude], as GeoJSON has them. */
export type LngLat = readonly [number, number];

/** Ways between several points: a row for each start, in it a column for each end. */
export interface WayTable {
  /** Null where there is no way, or where an end is off the roads. */
  readonly distanceMetres: readonly (readonly (number | null)[])[];
  readonly durationSeconds: readonly (readonly (number | null)[])[];
  readonly router: RouterName;
}

/**
 * Finds ways by road. All methods reject with a `NoWayError` for points that are none, that are
 * further than `MAX_METRES_TO_ROAD` from a road, or that no road joins; with any other error when
 * the router itself fails. `table` answers null for the last two.
 */
export interface Router {
  route(from: Coordinates, to: Coordinates): Promise<Way>;
  table(starts: readonly Coordinates[], ends: readonly Coordinates[]): Promise<WayTable>;
}

/**
 * How far a place may be from a road. Almost all villages are nearer; the islands without a bridge
 * are further, except those off İstanbul.
 */
export const MAX_METRES_TO_ROAD = 15_000;

/**
 * - `not-a-point`: not a number, or not on the globe;
 * - `off-the-roads`: the sea, an island, abroad, latitude and longitude swapped;
 * - `no-route`: no road joins the two.
 */
export type NoWayReason = 'not-a-point' | 'off-the-roads' | 'no-route';

/** There is no way by road, and asking again or another router does not help. */
export class NoWayError extends Error {
  override readonly name = 'NoWayError';

  constructor(
    readonly reason: NoWayReason,
    /** The place that the reason is about; null for `no-route`, and where OSRM does not say. */
    readonly place: Coordinates | null,
    /** Metres from the place to the nearest road; null where that is not the matter. */
    readonly metresToRoad: number | null = null,
  ) {
    super(reason);
  }
}

/** Throws `not-a-point` unless `place` is on the globe. */
export function assertPoint(place: Coordinates): void {
  const { latitude, longitude } = place;
  const isPoint = Latitude.safeParse(latitude).success && Longitude.safeParse(longitude).success;
  if (!isPoint) throw new NoWayError('not-a-point', place);
}

/** Throws `off-the-roads` when `place` is so many metres from a road. */
export function assertNearRoad(place: Coordinates, metres: number): void {
  if (metres > MAX_METRES_TO_ROAD) throw new NoWayError('off-the-roads', place, metres);
}
