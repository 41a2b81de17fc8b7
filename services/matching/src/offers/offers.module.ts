import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { RoutingModule } from '../routing/routing.module.js';
import { OfferPlaceResolver } from './offer-place-resolver.js';
import { Offers } from './offers.js';
import { PlannedMirror } from './planned-mirror.js';
import { OnlineFollower } from './online-follower.js';
import { PlannedFollower } from './planned-follower.js';

@Module({
  imports: [PlacesModule, RoutingModule],
  providers: [OfferPlaceResolver, Offers, PlannedMirror, OnlineFollower, PlannedFollower],
  exports: [OfferPlaceResolver, Offers, OnlineFollower, PlannedFollower],
})
export class OffersModule {}
