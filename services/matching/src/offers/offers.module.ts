import { Module } from '@nestjs/common';
import { PlaceIndex } from '../places/domain/place-index.js';
import { PlacesModule } from '../places/places.module.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { RoutingModule } from '../routing/routing.module.js';
import { TreeCache } from '../routing/domain/tree-cache.js';
import { OfferEndFinder } from './domain/offer-ends.js';
import { Offers } from './domain/offers.js';

/** All offers that can be matched, with their ways. */
@Module({
  imports: [PlacesModule, RoutingModule],
  providers: [
    {
      provide: OfferEndFinder,
      inject: [PlaceIndex],
      useFactory: (places: PlaceIndex) => new OfferEndFinder(places),
    },
    {
      provide: Offers,
      inject: [EmbeddedRouter, OfferEndFinder, TreeCache],
      useFactory: (router: EmbeddedRouter, ends: OfferEndFinder, trees: TreeCache) =>
        new Offers(router, ends, trees),
    },
  ],
  exports: [OfferEndFinder, Offers],
})
export class OffersModule {}
