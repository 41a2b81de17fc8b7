import { Module } from '@nestjs/common';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { OutboxRelay, provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { USERS_ENV, type UsersEnv } from '../env.js';
import { AccessPublisher } from './access-publisher.js';
import { AdminCheck } from './admin-check.js';
import { Admins } from './domain/user-view.js';
import { AccessChangeStore } from './store/access-change.store.js';
import { PeopleService } from './people.service.js';
import { PhotosService } from './photos.service.js';
import { AccountStore } from './store/account.store.js';
import { BannedContactStore } from './store/banned-contact.store.js';
import { PhotoStore } from './store/photo.store.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersController],
  providers: [
    UsersService,
    PeopleService,
    AdminCheck,
    PhotosService,
    AccountStore,
    PhotoStore,
    AccessChangeStore,
    AccessPublisher,
    JobQueues,
    provideOutboxRelay('users', usersEvents.profileChanged.stream),
    {
      provide: BannedContactStore,
      inject: [MongodbConnection, USERS_ENV],
      useFactory: (mongodb: MongodbConnection, { PERSONAL_DATA_KEY }: UsersEnv) =>
        new BannedContactStore(mongodb, PERSONAL_DATA_KEY),
    },
    {
      provide: Admins,
      inject: [USERS_ENV],
      useFactory: ({ ADMIN_EMAIL }: UsersEnv) => new Admins(ADMIN_EMAIL),
    },
  ],
  exports: [AccountStore, BannedContactStore, Admins, AdminCheck, OutboxRelay, JobQueues],
})
export class UsersModule {}
