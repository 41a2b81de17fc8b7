import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';

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

export const Place = z.object({
  /** Stable across builds of the data. */
  id: z.string().min(1),
  name: z.string().min(1),
  /** Official name, 'Merkez' for the centre of a province; null for a whole province. */
  district: z.string().nullable(),
  province: z.string().min(1),
  kind: PlaceKind,
  latitude: Latitude,
  longitude: Longitude,
});
export type Place = z.infer<typeof Place>;

/** 'Kadıköy, İstanbul': the province distinguishes places of the same name. */
export const placeTitle = ({ name, province, kind }: Place): string =>
  kind === 'province' || name === province ? name : `${name}, ${province}`;
