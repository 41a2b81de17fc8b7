import { type DynamicModule, Module } from '@nestjs/common';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxRelayOf } from '@rotadas/service-kit/outbox/outbox-relay.provider';
import { Admins } from './domain/user-view.js';
import { UserStore } from './store/user.store.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

/** Accounts, profiles and terms. */
@Module({})
export class UsersModule {
  static forRoot(options: { adminEmail: string | undefined }): DynamicModule {
    return {
      module: UsersModule,
      controllers: [UsersController],
      providers: [
        UsersService,
        UserStore,
        outboxRelayOf('users', usersEvents.profileChanged.stream),
        { provide: Admins, useValue: new Admins(options.adminEmail) },
      ],
    };
  }
}
