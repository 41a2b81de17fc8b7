import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONSUMER_NAME, EventConsumers } from './event-consumers.js';
import { EventStreams } from './event-streams.js';

/**
 * Gives every module JetStream, and lets controllers handle events; stands on NatsClientModule and
 * MetricsModule.
 */
@Module({})
export class EventsModule {
  static forRoot(options: { name: string }): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [EventStreams, { provide: CONSUMER_NAME, useValue: options.name }, EventConsumers],
      exports: [EventStreams],
    };
  }
}
