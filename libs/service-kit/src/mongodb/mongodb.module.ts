import { type DynamicModule, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { IdSequence } from './id-sequence.js';
import { MongodbConnection } from './mongodb-connection.js';

/** Requires MetricsModule. */
@Module({})
export class MongodbModule {
  static forRoot(options: { uri: string }): DynamicModule {
    return {
      module: MongodbModule,
      global: true,
      providers: [
        {
          provide: MongodbConnection,
          inject: [Metrics],
          useFactory: (metrics: Metrics) => {
            const connection = new MongodbConnection(options.uri);
            metrics.addPing('mongodb', () => connection.ping());
            return connection;
          },
        },
        IdSequence,
      ],
      exports: [MongodbConnection, IdSequence],
    };
  }
}
