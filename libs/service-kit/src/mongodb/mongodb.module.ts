import { type DynamicModule, Module } from '@nestjs/common';
import { Counter } from './counter.js';
import { MongodbConnection } from './mongodb.connection.js';

/** Gives every module the process's MongoDB connection. */
@Module({})
export class MongodbModule {
  static forRoot(options: { uri: string }): DynamicModule {
    return {
      module: MongodbModule,
      global: true,
      providers: [
        { provide: MongodbConnection, useFactory: () => new MongodbConnection(options.uri) },
        Counter,
      ],
      exports: [MongodbConnection, Counter],
    };
  }
}
