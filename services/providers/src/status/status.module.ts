import { Module } from '@nestjs/common';
import { ExpiryQueueModule } from '../expiry-queue/expiry-queue.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { BeginningService } from './beginning.service.js';
import { EditingService } from './editing.service.js';
import { GoingOfflineService } from './going-offline.service.js';
import { GoingOnlineService } from './going-online.service.js';
import { SessionsService } from './sessions.service.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

/** Going online and offline. */
@Module({
  imports: [PresenceModule, OffersModule, PlannedModule, ExpiryQueueModule],
  controllers: [StatusController],
  providers: [
    StatusService,
    GoingOnlineService,
    BeginningService,
    GoingOfflineService,
    EditingService,
    SessionsService,
  ],
  exports: [GoingOfflineService],
})
export class StatusModule {}
