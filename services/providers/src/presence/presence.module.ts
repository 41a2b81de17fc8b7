import { Module } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { MongodbOutbox } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { ChangesModule } from '../changes/changes.module.js';
import { MONGODB } from '../store/mongodb.connection.js';
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
      useFactory: (connection: Connection, streams: EventStreams) =>
        new OutboxRelay(
          new MongodbOutbox(connection, 'providers'),
          streams,
          providersEvents.wentOnline.stream,
        ),
      inject: [MONGODB, EventStreams],
    },
  ],
  exports: [ProviderStore, MarkerStore, OutboxRelay],
})
export class PresenceModule {}
