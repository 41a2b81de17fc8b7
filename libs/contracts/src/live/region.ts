import type { BoundingBox } from '../primitives/bounding-box.js';

/**
 * Side of the largest box, degrees, in which whoever has not signed in sees single providers: about
 * 280 by 215 km, so that the largest province fits, and any map of a town on any screen, while the
 * country would take more than twenty of them.
 */
export const REGION_DEGREES_MAX = 2.5;

/** Whether `box` is no more than a region. */
export function isWithinRegion([west, south, east, north]: BoundingBox): boolean {
  return east - west <= REGION_DEGREES_MAX && north - south <= REGION_DEGREES_MAX;
}
