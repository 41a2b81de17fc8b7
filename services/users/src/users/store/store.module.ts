import { type DynamicModule, Module } from '@nestjs/common';
import { Counter } from './counter.js';
import { MongodbConnection } from './mongodb.connection.js';
import { UserRepository } from './user.repository.js';

/** Where accounts are kept; mongoose is known in this folder only. */
@Module({})
export class StoreModule {
  static forRoot(options: { uri: string }): DynamicModule {
    return {
      module: StoreModule,
      providers: [
        { provide: MongodbConnection, useFactory: () => new MongodbConnection(options.uri) },
        Counter,
        UserRepository,
      ],
      exports: [MongodbConnection, UserRepository],
    };
  }
}
