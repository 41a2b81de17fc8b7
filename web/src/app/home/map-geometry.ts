import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { fitPadding } from '../../features/map/map-engine.js';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';

/** How many of the nearest providers the view holds. */
export const SHOWN_NEAREST = 5;
/** While a provider is nearer than this, metres, the view does not open for others beyond it. */
const NEIGHBOURHOOD_M = 50_000;

/** Degrees of longitude that one px spans at zoom 0, as the specification counts zooms (spec 9). */
const DEGREES_PER_PX = 360 / 256;

interface Size {
  /** px. */
  width: number;
  height: number;
}

/** What the map shows around the user. */
export interface FirstLook {
  /** Whole, as the specification counts it. */
  zoom: number;
  /** How many of the nearest are in sight, and how far away the farthest of them is, metres. */
  count: number;
  distance: number;
  /** Whether there are providers, but none in sight at the zoom of the first fix (spec 9). */
  isDeserted: boolean;
}

/** The largest whole zoom around `centre` that shows a place, clear of what floats on the map. */
function zoomInSight(centre: Coordinates, place: Coordinates, { width, height }: Size): number {
  const { top, right, bottom, left } = fitPadding({ clientWidth: width, clientHeight: height });
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
  const across = Math.abs(place.longitude - centre.longitude) / (width / 2 - Math.max(left, right));
  const up = Math.abs(place.latitude - centre.latitude) / narrowing / (height / 2 - Math.max(top, bottom));
  return Math.floor(Math.log2(DEGREES_PER_PX / Math.max(across, up)));
}

/**
 * The view around a user at `own` that holds the nearest five, no closer than the zoom `closest`.
 * `size` is that of the map.
 */
export function firstLook(
  own: Coordinates,
  nearest: readonly Coordinates[],
  size: Size,
  closest: number,
): FirstLook {
  const near = nearest.filter((place) => distanceBetween(own, place) <= NEIGHBOURHOOD_M);
  const shown = (near.length > 0 ? near : nearest).slice(0, SHOWN_NEAREST);
  const zooms = shown.map((place) => zoomInSight(own, place, size));
  return {
    zoom: Math.min(closest, ...zooms),
    count: shown.length,
    distance: Math.max(0, ...shown.map((place) => distanceBetween(own, place))),
    isDeserted: shown.length > 0 && zooms.every((zoom) => zoom < FIRST_FIX_ZOOM),
  };
}

/** How far up, px, a place moves so that the info sheet of a phone does not cover it. */
const SHIFT_PX = 200;

/** The centre of a phone's map that shows `place` in its upper part. */
export function aboveSheet({ latitude, longitude }: Coordinates, zoom: number): Coordinates {
  const degrees = (SHIFT_PX * DEGREES_PER_PX * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  return { latitude: latitude - degrees, longitude };
}

/** A box whose upper half is `bbox`: the info sheet covers the lower half of a phone's map. */
export const inUpperHalf = ([west, south, east, north]: BoundingBox): BoundingBox => [
  west,
  Math.max(-90, south - Math.max(north - south, east - west)),
  east,
  north,
];
