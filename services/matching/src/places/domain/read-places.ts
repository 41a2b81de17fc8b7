import { readFile } from 'node:fs/promises';
import { parsePlaces } from './parse-places.js';
import type { Place } from './place.js';

/** At the same depth from the source and from the build. */
const PLACES_FILE = new URL('../../../data/places.json', import.meta.url);

/** Reads the places that come with the service. */
export async function readPlaces(): Promise<Place[]> {
  return parsePlaces(JSON.parse(await readFile(PLACES_FILE, 'utf8')));
}
