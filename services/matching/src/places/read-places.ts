import { readFile } from 'node:fs/promises';
import { parsePlaces } from './domain/parse-places.js';
import type { Place } from './domain/place.js';

/** At the same depth from the source, from its module and from the bundle. */
const PLACES_FILE = new URL('../../data/places.json', import.meta.url);

/** Reads the places that come with the service. */
export async function readPlaces(): Promise<Place[]> {
  return parsePlaces(JSON.parse(await readFile(PLACES_FILE, 'utf8')));
}
