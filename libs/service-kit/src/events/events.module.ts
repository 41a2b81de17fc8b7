import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONSUMER_NAME, EventConsumers } from './event-consumers.js';
import { EventStreams } from './event-streams.js';
import { EVENTS_SETTINGS, type EventsSettings } from './events-settings.js';

/**
 * Gives every module JetStream, and lets controllers handle events; stands on NatsClientModule and
 * MetricsModule.
 */
@Module({})
export class EventsModule {
  static forRoot({ name, settings = {} }: { name: string; settings?: EventsSettings }): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        EventStreams,
        { provide: EVENTS_SETTINGS, useValue: settings },
        { provide: CONSUMER_NAME, useValue: name },
        EventConsumers,
      ],
      exports: [EventStreams],
    };
  }
}
