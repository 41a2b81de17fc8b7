import { Module } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { OutboxRelay, provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { MarkersModule } from '../markers/markers.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedModule } from '../planned/planned.module.js';
import { PositionStoreService } from './position-store.service.js';
import { PresenceController } from './presence.controller.js';
import { PresenceService } from './presence.service.js';
import { SessionWriter } from './session-writer.js';
import { ProviderStore } from './store/provider.store.js';

@Module({
  imports: [MarkersModule, OffersModule, PlannedModule],
  controllers: [PresenceController],
  providers: [
    ProviderStore,
    PresenceService,
    PositionStoreService,
    SessionWriter,
    provideOutboxRelay('providers', providersEvents.wentOnline.stream),
  ],
  exports: [ProviderStore, PresenceService, OutboxRelay],
})
export class PresenceModule {}
