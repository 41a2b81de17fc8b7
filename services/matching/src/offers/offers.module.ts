import { Module } from '@nestjs/common';
import { PlaceIndex } from '../places/domain/place-index.js';
import { PlacesModule } from '../places/places.module.js';
import { provideClass } from '../provide-class.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/domain/tree-cache.js';
import { RoutingModule } from '../routing/routing.module.js';
import { OfferPlaceResolver } from './domain/offer-place-resolver.js';
import { Offers } from './domain/offers.js';
import { PlannedMirror } from './domain/planned-mirror.js';
import { OnlineFollower } from './online-follower.service.js';
import { PlannedFollower } from './planned-follower.service.js';

@Module({
  imports: [PlacesModule, RoutingModule],
  providers: [
    provideClass(OfferPlaceResolver, PlaceIndex),
    provideClass(Offers, EmbeddedRouter, OfferPlaceResolver, TreeCache),
    provideClass(PlannedMirror, Offers, OfferPlaceResolver),
    OnlineFollower,
    PlannedFollower,
  ],
  exports: [OfferPlaceResolver, Offers, OnlineFollower, PlannedFollower],
})
export class OffersModule {}
