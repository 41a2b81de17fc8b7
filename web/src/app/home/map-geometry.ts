import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { FIRST_FIX_ZOOM } from '../../features/map/map-engine.js';
import { distanceBetween, RADIANS } from '@rotadas/contracts/primitives/globe';

export const SHOWN_NEAREST = 5;
/** If a provider is within this distance, metres, the view ignores providers beyond it. */
const NEIGHBOURHOOD_M = 50_000;

/** Side of the cells that are compared, degrees; about a large city. */
const AREA_DEGREES = 0.5;

/** Degrees of longitude per px at zoom 0, at which the world is 256 px wide. */
const DEGREES_PER_PX = 360 / 256;

interface Size {
  width: number;
  height: number;
}

export interface NearestView {
  zoom: number;
  /** Number of providers in view, and distance of the farthest, metres. */
  count: number;
  distance: number;
  /** True if providers exist, but none would be in view at FIRST_FIX_ZOOM. */
  hasNoneInView: boolean;
}

/** Centre of the area with most providers; null if there are none. */
export function findBusiestPlace(places: readonly (Coordinates & { count?: number })[]): Coordinates | null {
  const sums = new Map<string, Coordinates & { count: number }>();
  for (const { latitude, longitude, count = 1 } of places) {
    const cell = [latitude, longitude].map((degrees) => Math.floor(degrees / AREA_DEGREES)).join();
    const sum = sums.get(cell) ?? { latitude: 0, longitude: 0, count: 0 };
    sum.latitude += latitude * count;
    sum.longitude += longitude * count;
    sum.count += count;
    sums.set(cell, sum);
  }
  const [most] = [...sums.values()].toSorted((one, other) => other.count - one.count);
  return most ? { latitude: most.latitude / most.count, longitude: most.longitude / most.count } : null;
}

/** Largest whole zoom around `centre` that shows `place` in an area of this size. */
function zoomToShow(centre: Coordinates, place: Coordinates, { width, height }: Size): number {
  const narrowing = Math.cos(centre.latitude * RADIANS);
  const across = Math.abs(place.longitude - centre.longitude) / (width / 2);
  const up = Math.abs(place.latitude - centre.latitude) / narrowing / (height / 2);
  return Math.floor(Math.log2(DEGREES_PER_PX / Math.max(across, up)));
}

/**
 * The largest zoom, up to FIRST_FIX_ZOOM, that shows the nearest five around `own`. `size` is that
 * of the uncovered part of the map.
 */
export function nearestView(own: Coordinates, nearest: readonly Coordinates[], size: Size): NearestView {
  const near = nearest.filter((place) => distanceBetween(own, place) <= NEIGHBOURHOOD_M);
  const shown = (near.length > 0 ? near : nearest).slice(0, SHOWN_NEAREST);
  const zooms = shown.map((place) => zoomToShow(own, place, size));
  return {
    zoom: Math.min(FIRST_FIX_ZOOM, ...zooms),
    count: shown.length,
    distance: Math.max(0, ...shown.map((place) => distanceBetween(own, place))),
    hasNoneInView: shown.length > 0 && zooms.every((zoom) => zoom < FIRST_FIX_ZOOM),
  };
}
