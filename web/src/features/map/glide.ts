import type { Position } from 'geojson';
import type { ProviderFeature } from './provider-features.js';

/** How long a marker takes to its new place, ms (look.md, motion). */
export const GLIDE_MS = 250;

/** More markers than this jump: at such density nobody follows one with the eye. */
const MOST_GLIDING = 200;

/** A marker on its way. */
export interface Glide {
  feature: ProviderFeature;
  from: Position;
}

/** West, south, east and north, degrees. */
export type Bounds = readonly [number, number, number, number];

/**
 * The markers in view whose place changed since they were drawn at `drawn`; none when there are too
 * many.
 */
export function findGlides(
  drawn: ReadonlyMap<number, Position>,
  features: readonly ProviderFeature[],
  bounds: Bounds,
): Glide[] {
  const glides = features.flatMap((feature) => {
    const from = drawn.get(feature.id);
    const to = feature.geometry.coordinates;
    if (!from || (from[0] === to[0] && from[1] === to[1])) return [];
    return isInside(from, bounds) || isInside(to, bounds) ? [{ feature, from }] : [];
  });
  return glides.length > MOST_GLIDING ? [] : glides;
}

/** Where a marker is after a share (0 to 1) of its way, slowing down towards the end. */
export function placeOnGlide({ feature, from }: Glide, share: number): Position {
  const to = feature.geometry.coordinates;
  const eased = 1 - (1 - Math.min(1, Math.max(0, share))) ** 2;
  return from.map((start, axis) => start + ((to[axis] ?? start) - start) * eased);
}

/** Whether a place is within bounds. */
export function isInside(
  [longitude = 0, latitude = 0]: Position,
  [west, south, east, north]: Bounds,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
