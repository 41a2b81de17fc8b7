import { Module } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { outboxRelayOf } from '@rotadas/service-kit/outbox/outbox-relay.provider';
import { ChangesModule } from '../changes/changes.module.js';
import { MarkersModule } from '../markers/markers.module.js';
import { MarkersService } from './markers.service.js';
import { ProviderStore } from './store/provider.store.js';

/**
 * Who is online: the source of truth in MongoDB with its events, and the markers that follow it.
 */
@Module({
  imports: [MarkersModule, ChangesModule],
  providers: [ProviderStore, MarkersService, outboxRelayOf('providers', providersEvents.wentOnline.stream)],
  exports: [ProviderStore, MarkersService, OutboxRelay],
})
export class PresenceModule {}
