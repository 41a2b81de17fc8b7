import { z } from 'zod';

/** A town of Türkiye (GeoNames), for labels and for the from and to suggestions. */
export interface Place {
  name: string;
  province: string;
  latitude: number;
  longitude: number;
  population: number;
}

/**
 * As scripts/build-places.mjs writes it: name, index of the province, latitude, longitude,
 * population.
 */
const PlacesFile = z.object({
  provinces: z.array(z.string()),
  places: z.array(z.tuple([z.string(), z.int(), z.number(), z.number(), z.number()])),
});

/** Reads the generated file. */
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
