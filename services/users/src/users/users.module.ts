import { type DynamicModule, Module } from '@nestjs/common';
import { AccessNews } from './access/access-news.js';
import { Admins } from './domain/admins.js';
import { UsersController } from './users.controller.js';
import { StoreModule } from './store/store.module.js';
import { UsersService } from './users.service.js';

/** Accounts, profiles and terms. */
@Module({})
export class UsersModule {
  static forRoot(options: { adminEmail: string | undefined }): DynamicModule {
    return {
      module: UsersModule,
      imports: [StoreModule],
      controllers: [UsersController],
      providers: [UsersService, AccessNews, { provide: Admins, useValue: new Admins(options.adminEmail) }],
    };
  }
}
