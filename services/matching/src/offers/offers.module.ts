import { type FactoryProvider, Module } from '@nestjs/common';
import { PlaceIndex } from '../places/domain/place-index.js';
import { PlacesModule } from '../places/places.module.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/domain/tree-cache.js';
import { RoutingModule } from '../routing/routing.module.js';
import { OfferPlaceResolver } from './domain/offer-place-resolver.js';
import { Offers } from './domain/offers.js';
import { PlannedMirror } from './domain/planned-mirror.js';
import { OnlineFollower } from './online-follower.service.js';
import { PlannedFollower } from './planned-follower.service.js';

const offerPlaceResolver: FactoryProvider<OfferPlaceResolver> = {
  provide: OfferPlaceResolver,
  inject: [PlaceIndex],
  useFactory: (places: PlaceIndex) => new OfferPlaceResolver(places),
};

const offers: FactoryProvider<Offers> = {
  provide: Offers,
  inject: [EmbeddedRouter, OfferPlaceResolver, TreeCache],
  useFactory: (router: EmbeddedRouter, resolver: OfferPlaceResolver, trees: TreeCache) =>
    new Offers(router, resolver, trees),
};

const plannedMirror: FactoryProvider<PlannedMirror> = {
  provide: PlannedMirror,
  inject: [Offers, OfferPlaceResolver],
  useFactory: (all: Offers, resolver: OfferPlaceResolver) => new PlannedMirror(all, resolver),
};

@Module({
  imports: [PlacesModule, RoutingModule],
  providers: [offerPlaceResolver, offers, plannedMirror, OnlineFollower, PlannedFollower],
  exports: [OfferPlaceResolver, Offers, OnlineFollower, PlannedFollower],
})
export class OffersModule {}
