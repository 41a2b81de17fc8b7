import { Module } from '@nestjs/common';
import { BroadcastsModule } from '@rotadas/service-kit/nats/broadcasts.module';
import { OfferEndFinder } from '../offers/domain/offer-ends.js';
import { Offers } from '../offers/domain/offers.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedMirror } from './domain/planned-mirror.js';
import { PlannedFollower } from './planned-follower.js';

/** What is planned is among the offers, from when it is planned until it begins. */
@Module({
  imports: [BroadcastsModule, OffersModule],
  providers: [
    {
      provide: PlannedMirror,
      inject: [Offers, OfferEndFinder],
      useFactory: (offers: Offers, ends: OfferEndFinder) => new PlannedMirror(offers, ends),
    },
    PlannedFollower,
  ],
  exports: [PlannedFollower],
})
export class PlannedModule {}
