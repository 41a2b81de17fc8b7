import placesUrl from '../../generated/places.json?url';
import { parsePlaces, type Place } from './place.js';

let places: Promise<Place[]> | undefined;

/**
 * The places of Türkiye, largest first; fetched once, at the first call, and again after a
 * failure.
 */
export function loadPlaces(): Promise<Place[]> {
  places ??= fetchPlaces().catch((cause: unknown) => {
    places = undefined;
    throw cause;
  });
  return places;
}

async function fetchPlaces(): Promise<Place[]> {
  const response = await fetch(placesUrl);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return parsePlaces(await response.json());
}
