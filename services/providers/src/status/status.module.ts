import { Module } from '@nestjs/common';
import { ExpiryQueueModule } from '../expiry-queue/expiry-queue.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { EditingService } from './editing.service.js';
import { GoingOfflineService } from './going-offline.service.js';
import { GoingOnlineService } from './going-online.service.js';
import { SessionsService } from './sessions.service.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

/** Going online and offline. */
@Module({
  imports: [PresenceModule, OffersModule, ExpiryQueueModule],
  controllers: [StatusController],
  providers: [StatusService, GoingOnlineService, GoingOfflineService, EditingService, SessionsService],
  exports: [GoingOfflineService],
})
export class StatusModule {}
