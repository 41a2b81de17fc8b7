import { Module } from '@nestjs/common';
import { MarkersModule } from '../markers/markers.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { RevocationHandler } from './revocation-handler.js';
import { ExpiryWorker } from './expiry-worker.js';
import { ExpiryController } from './expiry.controller.js';
import { InactiveProvidersService } from './inactive-providers.service.js';
import { SweepService } from './sweep.service.js';

@Module({
  imports: [MarkersModule, OffersModule, PlannedModule, PresenceModule],
  controllers: [ExpiryController],
  providers: [RevocationHandler, InactiveProvidersService, ExpiryWorker, SweepService],
})
export class ExpiryModule {}
