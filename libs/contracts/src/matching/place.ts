import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';

/** What a place is to a traveller. */
export const PlaceKind = z.enum([
  'province',
  'district',
  'town',
  'village',
  'neighbourhood',
  'airport',
  'bus-terminal',
  'pier',
  'station',
  'square',
  'university',
]);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** A place of Türkiye that a way can begin or end at. */
export const Place = z.object({
  /** Stays the same when the data are built anew: it has the source's own id in it. */
  id: z.string().min(1),
  name: z.string().min(1),
  /** As officially listed, 'Merkez' for a province's own; null for a province as a whole. */
  district: z.string().nullable(),
  province: z.string().min(1),
  kind: PlaceKind,
  /** Degrees, WGS 84. */
  latitude: Latitude,
  longitude: Longitude,
});
export type Place = z.infer<typeof Place>;
