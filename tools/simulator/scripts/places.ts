import { z } from 'zod';

export interface Place {
  id: string;
  name: string;
  province: string;
  kind: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** id, name, kind, province, district, latitude, longitude, population, aliases */
const PlacesFile = z.object({
  provinces: z.array(z.string()),
  places: z.array(
    z.tuple(
      [z.string(), z.string(), z.string(), z.int(), z.int(), z.number(), z.number(), z.number()],
      z.unknown(),
    ),
  ),
});

export function readPlaces(file: Buffer): Place[] {
  const { provinces, places } = PlacesFile.parse(JSON.parse(file.toString()));
  return places.map(([id, name, kind, province, , latitude, longitude, population]) => ({
    ...{ id, name, kind, latitude, longitude, population },
    province: provinces[province] ?? '',
  }));
}
