import { type Coordinates, Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';
import { MAX_METRES_TO_ROAD } from './router.js';

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
