import { readFile } from 'node:fs/promises';
import { PlaceKind } from '@rotadas/contracts/matching/place';
import { z } from 'zod';
import type { Place } from './domain/place.js';

/** Bounds of Türkiye; swapped coordinates are outside. */
const Latitude = z.number().min(35.5).max(42.5);
const Longitude = z.number().min(25.5).max(45);

/** Written by scripts/places/build.mjs; district -1 and population 0 mean none. */
const PlaceRow = z
  .tuple([
    z.string().min(1),
    z.string().min(1),
    PlaceKind,
    z.int().min(0),
    z.int().min(-1),
    Latitude,
    Longitude,
    z.int().min(0),
  ])
  .rest(z.string().min(1));

const PlacesFile = z.object({
  attribution: z.string(),
  provinces: z.array(z.string()),
  districts: z.array(z.string()),
  places: z.array(PlaceRow),
});
type PlacesFile = z.infer<typeof PlacesFile>;

export function parsePlaces(json: unknown): Place[] {
  const file = PlacesFile.parse(json);
  const places = file.places.map((row) => toPlace(row, file));
  const ids = new Set(places.map(({ id }) => id));
  if (ids.size < places.length) throw new Error('Two places have the same id.');
  return places;
}

function toPlace(row: z.infer<typeof PlaceRow>, { provinces, districts }: PlacesFile): Place {
  const [id, name, kind, provinceIndex, districtIndex, latitude, longitude, population, ...aliases] = row;
  const province = provinces[provinceIndex];
  const district = districtIndex === -1 ? null : districts[districtIndex];
  if (province === undefined || district === undefined) throw new Error(`${id} names no district.`);
  const place = { id, name, district, province, kind, latitude, longitude, aliases };
  return population === 0 ? place : { ...place, population };
}

/** Resolves in source, build and bundle, which have the same depth. */
const PLACES_FILE = new URL('../../data/places.json', import.meta.url);

export async function readPlaces(): Promise<Place[]> {
  return parsePlaces(JSON.parse(await readFile(PLACES_FILE, 'utf8')));
}
