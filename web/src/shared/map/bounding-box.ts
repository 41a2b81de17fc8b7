import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Null if there are no points. */
export function boundingBox(points: readonly Coordinates[]): BoundingBox | null {
  if (points.length === 0) return null;
  const box: BoundingBox = [180, 90, -180, -90];
  for (const { latitude, longitude } of points) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}
