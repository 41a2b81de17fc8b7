import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClientNats } from '@nestjs/microservices';
import { CONSUMER_NAME, EventConsumers } from '../events/event-consumers.js';
import { EventStreams } from '../events/event-streams.js';
import { natsConnectionOptions } from './connection-options.js';
import { NATS_CLIENT, NatsClientLifecycle } from './nats-client.js';
import { RouteClient } from './route-client.js';

/** Gives every module the means to ask other services and to tell them what happened. */
@Module({})
export class NatsClientModule {
  static forRoot(options: { url: string; name: string }): DynamicModule {
    return {
      module: NatsClientModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        {
          provide: NATS_CLIENT,
          useFactory: () => new ClientNats(natsConnectionOptions(options.url, `${options.name}-client`)),
        },
        NatsClientLifecycle,
        RouteClient,
        EventStreams,
        { provide: CONSUMER_NAME, useValue: options.name },
        EventConsumers,
      ],
      exports: [NATS_CLIENT, NatsClientLifecycle, RouteClient, EventStreams],
    };
  }
}
