import { type DynamicModule, Module } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { natsConnectionOptions } from './connection-options.js';
import { CorePublisher } from './core-publisher.js';
import { NATS_CLIENT, NatsClientLifecycle } from './nats-client.js';
import { RouteClient } from './route-client.js';

/**
 * Gives every module the connection to NATS with which it calls other services and publishes;
 * stands on MetricsModule.
 */
@Module({})
export class NatsClientModule {
  static forRoot(options: { url: string; name: string }): DynamicModule {
    return {
      module: NatsClientModule,
      global: true,
      providers: [
        {
          provide: NATS_CLIENT,
          useFactory: () => new ClientNats(natsConnectionOptions(options.url, `${options.name}-client`)),
        },
        NatsClientLifecycle,
        RouteClient,
        CorePublisher,
      ],
      exports: [NATS_CLIENT, NatsClientLifecycle, RouteClient, CorePublisher],
    };
  }
}
