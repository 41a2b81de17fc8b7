import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONSUMER_NAME, EventConsumers } from './event-consumers.js';
import { EVENTS_SETTINGS, EventStreams, type EventsSettings } from './event-streams.js';

/** Requires NatsClientModule and MetricsModule. */
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
