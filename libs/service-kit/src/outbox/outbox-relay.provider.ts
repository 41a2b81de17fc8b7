import type { FactoryProvider } from '@nestjs/common';
import type { EventStream } from '@rotadas/contracts/protocol/event';
import { EventStreams } from '../events/event-streams.js';
import { MongodbConnection } from '../mongodb/mongodb.connection.js';
import { Metrics } from '../metrics/metrics.js';
import { MongodbOutbox } from './mongodb-outbox.js';
import { OutboxRelay } from './outbox-relay.js';

/** Provides the relay from the documents of `collection` to `stream`. */
export function provideOutboxRelay(collection: string, stream: EventStream): FactoryProvider<OutboxRelay> {
  return {
    provide: OutboxRelay,
    useFactory: ({ mongoose }: MongodbConnection, streams: EventStreams, metrics: Metrics) => {
      const outbox = new MongodbOutbox(mongoose, collection);
      metrics.addOutbox(collection, () => outbox.oldestSavedAt());
      return new OutboxRelay(outbox, streams, stream);
    },
    inject: [MongodbConnection, EventStreams, Metrics],
  };
}
