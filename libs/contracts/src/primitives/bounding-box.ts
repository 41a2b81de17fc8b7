import { z } from 'zod';
import { type Coordinates, Latitude, Longitude } from './coordinates.js';

export const BOX_FAULTS = {
  width: 'Batı sınırı doğu sınırından küçük olmalı; alan tarih çizgisini aşamaz.',
  height: 'Güney sınırı kuzey sınırından küçük olmalı.',
} as const;

/** `[west, south, east, north]` in degrees; not empty and not across the date line. */
export const BoundingBox = z
  .tuple([Longitude, Latitude, Longitude, Latitude])
  .refine(([west, , east]) => west < east, BOX_FAULTS.width)
  .refine(([, south, , north]) => south < north, BOX_FAULTS.height);
export type BoundingBox = z.infer<typeof BoundingBox>;

/** Points on the edge are inside. */
export function isInside([west, south, east, north]: BoundingBox, point: Coordinates): boolean {
  return (
    point.longitude >= west && point.longitude <= east && point.latitude >= south && point.latitude <= north
  );
}
