import { Module } from '@nestjs/common';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { MongodbOutbox } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { AccessWatch } from './access-watch.js';
import { UserRepository } from './user.repository.js';

/** Where accounts are kept, and the events of their changes until JetStream has them; mongoose is known in this folder only. */
@Module({
  providers: [
    AccessWatch,
    UserRepository,
    {
      provide: OutboxRelay,
      useFactory: (mongodb: MongodbConnection, streams: EventStreams) =>
        new OutboxRelay(
          new MongodbOutbox(mongodb.mongoose, 'users'),
          streams,
          usersEvents.profileChanged.stream,
        ),
      inject: [MongodbConnection, EventStreams],
    },
  ],
  exports: [AccessWatch, UserRepository, OutboxRelay],
})
export class StoreModule {}
