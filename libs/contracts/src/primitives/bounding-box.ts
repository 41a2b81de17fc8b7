import { z } from 'zod';
import { type Coordinates, Latitude, Longitude } from './coordinates.js';

/** What is wrong with a box, in Turkish. */
export const BOX_FAULTS = {
  width: 'Batı sınırı doğu sınırından küçük olmalı; alan tarih çizgisini aşamaz.',
  height: 'Güney sınırı kuzey sınırından küçük olmalı.',
} as const;

/**
 * A part of the globe, `[west, south, east, north]` in degrees; it neither crosses the date line
 * nor is it empty.
 */
export const BoundingBox = z
  .tuple([Longitude, Latitude, Longitude, Latitude])
  .refine(([west, , east]) => west < east, BOX_FAULTS.width)
  .refine(([, south, , north]) => south < north, BOX_FAULTS.height);
export type BoundingBox = z.infer<typeof BoundingBox>;

/** Whether a point lies in `box`; what lies on its edge does. */
export function isInside([west, south, east, north]: BoundingBox, point: Coordinates): boolean {
  return (
    point.longitude >= west && point.longitude <= east && point.latitude >= south && point.latitude <= north
  );
}
