import { type FactoryProvider, Module } from '@nestjs/common';
import { PlaceIndex } from '../places/domain/place-index.js';
import { PlacesModule } from '../places/places.module.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/domain/tree-cache.js';
import { RoutingModule } from '../routing/routing.module.js';
import { OfferEndFinder } from './domain/offer-ends.js';
import { Offers } from './domain/offers.js';
import { PlannedMirror } from './domain/planned-mirror.js';
import { OnlineFollower } from './online-follower.service.js';
import { PlannedFollower } from './planned-follower.service.js';

const offerEndFinder: FactoryProvider<OfferEndFinder> = {
  provide: OfferEndFinder,
  inject: [PlaceIndex],
  useFactory: (places: PlaceIndex) => new OfferEndFinder(places),
};

const offers: FactoryProvider<Offers> = {
  provide: Offers,
  inject: [EmbeddedRouter, OfferEndFinder, TreeCache],
  useFactory: (router: EmbeddedRouter, ends: OfferEndFinder, trees: TreeCache) =>
    new Offers(router, ends, trees),
};

const plannedMirror: FactoryProvider<PlannedMirror> = {
  provide: PlannedMirror,
  inject: [Offers, OfferEndFinder],
  useFactory: (all: Offers, ends: OfferEndFinder) => new PlannedMirror(all, ends),
};

@Module({
  imports: [PlacesModule, RoutingModule],
  providers: [offerEndFinder, offers, plannedMirror, OnlineFollower, PlannedFollower],
  exports: [OfferEndFinder, Offers, OnlineFollower, PlannedFollower],
})
export class OffersModule {}
