import { type DynamicModule, Module } from '@nestjs/common';
import { Admins } from './domain/admins.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

/** Accounts, profiles and terms. */
@Module({})
export class UsersModule {
  static forRoot(options: { store: DynamicModule; adminEmail: string | undefined }): DynamicModule {
    return {
      module: UsersModule,
      imports: [options.store],
      controllers: [UsersController],
      providers: [UsersService, { provide: Admins, useValue: new Admins(options.adminEmail) }],
    };
  }
}
