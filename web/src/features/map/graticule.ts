import type { MultiLineString, Position } from 'geojson';

/** Distances between lines, degrees, from coarse to fine. */
const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** About how far apart lines lie on the screen, px. */
const LINE_DISTANCE_PX = 96;
/** Width of a degree of longitude at zoom 0, px. */
const DEGREE_PX = 512 / 360;

/** The distance between the lines of the grid at a zoom, degrees. */
export function gridStep(zoom: number): number {
  const wanted = LINE_DISTANCE_PX / (DEGREE_PX * 2 ** zoom);
  return STEPS.findLast((step) => step >= wanted) ?? 10;
}

/**
 * Meridians and parallels over a part of the world (west, south, east, north) and as much again
 * around it.
 */
export function graticule(bounds: readonly [number, number, number, number], zoom: number): MultiLineString {
  const [west, south, east, north] = bounds;
  const [width, height] = [east - west, north - south];
  const step = gridStep(zoom);
  const [left, right] = [west - width, east + width];
  const [bottom, top] = [Math.max(-85, south - height), Math.min(85, north + height)];
  const meridians = multiples(left, right, step).map((x): Position[] => [
    [x, bottom],
    [x, top],
  ]);
  const parallels = multiples(bottom, top, step).map((y): Position[] => [
    [left, y],
    [right, y],
  ]);
  return { type: 'MultiLineString', coordinates: [...meridians, ...parallels] };
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
