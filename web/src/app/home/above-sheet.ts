import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** How far up, px, a place moves so that the info sheet of a phone does not cover it. */
const SHIFT_PX = 200;
/**
 * Degrees of latitude that one px spans on the equator at zoom 0, as the specification counts zooms
 * on any engine.
 */
const DEGREES_PER_PX = 360 / 256;

/** The centre that a phone's map needs for `place` to stand in its upper part. */
export function aboveSheet({ latitude, longitude }: Coordinates, zoom: number): Coordinates {
  const degrees = (SHIFT_PX * DEGREES_PER_PX * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  return { latitude: latitude - degrees, longitude };
}
