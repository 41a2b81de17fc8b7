import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { boxAround } from './distance.js';

/** The box that holds all who are asked for; null for everywhere. */
export function areaOf({ near, bbox }: ActiveQuery): BoundingBox | null {
  return near ? boxAround(near) : (bbox ?? null);
}
