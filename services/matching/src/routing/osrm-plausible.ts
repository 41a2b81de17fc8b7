import { crowMetres } from '../geo/point-index.js';
import type { LngLat } from './router.js';

/** Nobody is driven further within the country, metres, nor for longer, s. */
const METRES_MAX = 10_000_000;
const SECONDS_MAX = 30 * 24 * 3_600;

/** So much shorter than the crow's way a way may be by rounding: a share, and metres. */
const SHORTER_SHARE = 0.01;
const SHORTER_METRES = 100;

/** Faster than this nobody drives on average, m/s. */
const SPEED_MAX = 200 / 3.6;

/**
 * Throws for the length of a way that none has: shorter than the crow's, longer than any in the
 * country, or driven faster than a car does. A router that says such talks nonsense.
 */
export function assertPlausible(metres: number, seconds: number, from: LngLat, to: LngLat): void {
  const crow = crowMetres(from[1], from[0], to[1], to[0]);
  const isTooShort = metres < crow * (1 - SHORTER_SHARE) - SHORTER_METRES;
  const isTooFast = metres > SPEED_MAX * seconds + SHORTER_METRES;
  if (isTooShort || isTooFast || metres > METRES_MAX || seconds > SECONDS_MAX)
    throw new Error(`OSRM answered a way of ${metres} m and ${seconds} s where the crow flies ${crow} m`);
}
