import { Module } from '@nestjs/common';
import { placeIndexProvider } from './place-index.provider.js';
import { PlacesController } from './places.controller.js';

/** The places of Türkiye: search by name, and what a point is called. */
@Module({
  controllers: [PlacesController],
  providers: [placeIndexProvider],
  exports: [placeIndexProvider],
})
export class PlacesModule {}
