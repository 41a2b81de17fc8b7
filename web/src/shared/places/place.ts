import { z } from 'zod';

/** A town of Türkiye (GeoNames), for labels of the map. */
export interface Place {
  name: string;
  province: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Name, province index, latitude, longitude, population: see scripts/build-places.mjs. */
const PlacesFile = z.object({
  provinces: z.array(z.string()),
  places: z.array(z.tuple([z.string(), z.int(), z.number(), z.number(), z.number()])),
});

export function parsePlaces(json: unknown): Place[] {
  const file = PlacesFile.parse(json);
  return file.places.map(([name, province, latitude, longitude, population]) => ({
    name,
    province: file.provinces[province] ?? name,
    latitude,
    longitude,
    population,
  }));
}
