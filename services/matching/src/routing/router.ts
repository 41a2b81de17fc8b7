import type { RouterName } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

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

/** The point of a road that is nearest to a place. */
export interface RoadPoint {
  readonly point: Coordinates;
  /** From the place, as the crow flies. */
  readonly metres: number;
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
  nearest(place: Coordinates): Promise<RoadPoint>;
}

/**
 * How far a place may be from a road. Almost all villages are nearer; the islands without a bridge
 * are further, except those off İstanbul.
 */
export const MAX_METRES_TO_ROAD = 15_000;
