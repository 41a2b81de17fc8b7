import type { FactoryProvider } from '@nestjs/common';
import { PlaceIndex } from './domain/place-index.js';
import { readPlaces } from './read-places.js';

/** All places, read once at the start; the service does not start without them. */
export const placeIndexProvider: FactoryProvider<Promise<PlaceIndex>> = {
  provide: PlaceIndex,
  useFactory: async () => new PlaceIndex(await readPlaces()),
};
