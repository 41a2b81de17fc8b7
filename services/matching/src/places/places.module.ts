import { type FactoryProvider, Module } from '@nestjs/common';
import { PlaceIndex } from './domain/place-index.js';
import { readPlaces } from './read-places.js';
import { PlacesController } from './places.controller.js';

/** Read once; the service does not start without it. */
const placeIndexProvider: FactoryProvider<Promise<PlaceIndex>> = {
  provide: PlaceIndex,
  useFactory: async () => new PlaceIndex(await readPlaces()),
};

@Module({
  controllers: [PlacesController],
  providers: [placeIndexProvider],
  exports: [placeIndexProvider],
})
export class PlacesModule {}
