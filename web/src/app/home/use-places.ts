import { useEffect, useState } from 'react';
import { logWarning } from '../../shared/log/log.js';
import { loadPlaces } from '../../shared/places/load-places.js';
import type { Place } from '../../shared/places/place.js';

const NONE: readonly Place[] = [];

/** The places that from and to suggest; none until they are loaded. */
export function usePlaces(): readonly Place[] {
  const [places, setPlaces] = useState(NONE);
  useEffect(() => {
    loadPlaces().then(setPlaces, (error: unknown) => logWarning('place suggestions failed to load', error));
  }, []);
  return places;
}
