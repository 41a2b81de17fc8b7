import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { RoutingModule } from '../routing/routing.module.js';
import { OfferPlaceResolver } from './offer-place-resolver.js';
import { OfferIndex } from './offer-index.js';
import { PlannedMirror } from './planned-mirror.js';
import { OnlineFollower } from './online-follower.js';
import { PlannedFollower } from './planned-follower.js';

@Module({
  imports: [PlacesModule, RoutingModule],
  providers: [OfferPlaceResolver, OfferIndex, PlannedMirror, OnlineFollower, PlannedFollower],
  exports: [OfferPlaceResolver, OfferIndex, OnlineFollower, PlannedFollower],
})
export class OffersModule {}
