import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import { distanceBetween } from '../../shared/position/distance.js';
import { bboxOf } from '../../shared/map/bbox-of.js';

/** So many of the nearest are shown where nobody is within the first view. */
export const SHOWN_NEAREST = 5;

/** Degrees of longitude that one px spans at zoom 0 (spec 9). */
const DEGREES_PER_PX = 360 / 256;

/** What the map shows first. */
export type FirstLook =
  | { kind: 'here' }
  /** Nobody is within the first view: as far out as the nearest, who are so far away, metres. */
  | { kind: 'nearest'; bbox: BoundingBox; count: number; distance: number };

/** Whether a place lies on a map of that size, px, around `centre` at the first zoom. */
function isWithinView(
  centre: Coordinates,
  place: Coordinates,
  { width, height }: { width: number; height: number },
): boolean {
  const degrees = DEGREES_PER_PX / 2 ** FIRST_FIX_ZOOM;
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  return (
    Math.abs(place.longitude - centre.longitude) <= (width / 2) * degrees &&
    Math.abs(place.latitude - centre.latitude) <= (height / 2) * degrees * narrowing
  );
}

/**
 * What to show to somebody who stands at `own`: zoom 15 when somebody is within it, or nobody is
 * near at all (spec 9), else as far out as the nearest five.
 */
export function firstLook(
  own: Coordinates,
  nearest: readonly Coordinates[],
  size: { width: number; height: number },
): FirstLook {
  if (nearest.some((provider) => isWithinView(own, provider, size))) return { kind: 'here' };
  const shown = nearest.slice(0, SHOWN_NEAREST);
  const last = shown.at(-1);
  const bbox = bboxOf([own, ...shown]);
  if (last === undefined || bbox === null) return { kind: 'here' };
  return { kind: 'nearest', bbox, count: shown.length, distance: distanceBetween(own, last) };
}
