import { Module } from '@nestjs/common';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { MongodbOutbox } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { ReportStore } from './report.store.js';

/** Where reports are kept, and their events until JetStream has them; mongoose is known in this folder only. */
@Module({
  providers: [
    ReportStore,
    {
      provide: OutboxRelay,
      useFactory: (mongodb: MongodbConnection, streams: EventStreams) =>
        new OutboxRelay(new MongodbOutbox(mongodb.mongoose, 'reports'), streams, reportsEvents.opened.stream),
      inject: [MongodbConnection, EventStreams],
    },
  ],
  exports: [ReportStore, OutboxRelay],
})
export class StoreModule {}
