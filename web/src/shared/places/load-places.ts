import placesUrl from '../../generated/places.json?url';
import { onceLoaded } from '../loading/once-loaded.js';
import { parsePlaces } from './place.js';

/** Largest first. */
export const loadPlaces = onceLoaded(async () => {
  const response = await fetch(placesUrl);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return parsePlaces(await response.json());
});
