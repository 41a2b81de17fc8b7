import { Module } from '@nestjs/common';
import { BroadcastsModule } from '@rotadas/service-kit/nats/broadcasts.module';
import { OffersModule } from '../offers/offers.module.js';
import { OnlineFollower } from './online-follower.js';

/** Whoever is online is among the offers. */
@Module({
  imports: [BroadcastsModule, OffersModule],
  providers: [OnlineFollower],
  exports: [OnlineFollower],
})
export class OnlineModule {}
