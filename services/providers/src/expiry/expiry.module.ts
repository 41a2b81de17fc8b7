import { Module } from '@nestjs/common';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { ExpiryWorker } from './expiry-worker.service.js';
import { ExpiryController } from './expiry.controller.js';
import { SilentOwnersService } from './silent-owners.service.js';
import { LastSeenStore } from './store/last-seen.store.js';
import { SweepService } from './sweep.service.js';

/** Ends expired offers and those of silent providers, and reports departures of planned ones. */
@Module({
  imports: [OffersModule, PlannedModule, PresenceModule],
  controllers: [ExpiryController],
  providers: [SilentOwnersService, ExpiryWorker, SweepService, LastSeenStore],
})
export class ExpiryModule {}
