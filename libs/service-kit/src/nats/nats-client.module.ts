import { type DynamicModule, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { NatsSubscriber } from './nats-subscriber.js';
import { NatsPublisher } from './nats-publisher.js';
import { NatsClient } from './nats-client.js';
import { natsConnectionOptions } from './nats-connection.js';
import { RpcClient } from './rpc-client.js';

/** Requires MetricsModule. */
@Module({})
export class NatsClientModule {
  static forRoot({ url, name }: { url: string; name: string }): DynamicModule {
    const client = {
      provide: NatsClient,
      inject: [Metrics],
      useFactory: (metrics: Metrics) => new NatsClient(natsConnectionOptions(url, `${name}-client`), metrics),
    };
    return {
      module: NatsClientModule,
      // Nest stops global modules last, so that others can publish while they stop.
      global: true,
      providers: [client, RpcClient, NatsPublisher, NatsSubscriber],
      exports: [NatsClient, RpcClient, NatsPublisher, NatsSubscriber],
    };
  }
}
