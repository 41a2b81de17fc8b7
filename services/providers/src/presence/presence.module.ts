import { Module } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { MongodbOutbox } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { ChangesModule } from '../changes/changes.module.js';
import { MarkerStore } from './store/marker.store.js';
import { ProviderStore } from './store/provider.store.js';

/** Who is online: the truth in MongoDB, its events until JetStream has them, and what the map shows of it in Redis. */
@Module({
  imports: [ChangesModule],
  providers: [
    ProviderStore,
    MarkerStore,
    {
      provide: OutboxRelay,
      useFactory: ({ mongoose }: MongodbConnection, streams: EventStreams) =>
        new OutboxRelay(new MongodbOutbox(mongoose, 'providers'), streams, providersEvents.wentOnline.stream),
      inject: [MongodbConnection, EventStreams],
    },
  ],
  exports: [ProviderStore, MarkerStore, OutboxRelay],
})
export class PresenceModule {}
