import type { BoundingBox } from '../primitives/bounding-box.js';

/** Degrees, about 280 by 215 km: the largest province fits. */
export const REGION_DEGREES_MAX = 2.5;

export function isWithinRegion([west, south, east, north]: BoundingBox): boolean {
  return east - west <= REGION_DEGREES_MAX && north - south <= REGION_DEGREES_MAX;
}
