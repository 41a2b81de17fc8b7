import { type FactoryProvider, Module } from '@nestjs/common';
import { PlaceIndex } from './domain/place-index.js';
import { readPlaces } from './read-places.js';
import { PlacesController } from './places.controller.js';

/** All places, read once at the start; the service does not start without them. */
const placeIndexProvider: FactoryProvider<Promise<PlaceIndex>> = {
  provide: PlaceIndex,
  useFactory: async () => new PlaceIndex(await readPlaces()),
};

/** The places of Türkiye: search by name, and what a point is called. */
@Module({
  controllers: [PlacesController],
  providers: [placeIndexProvider],
  exports: [placeIndexProvider],
})
export class PlacesModule {}
