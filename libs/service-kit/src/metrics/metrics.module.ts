import { type DynamicModule, Module } from '@nestjs/common';
import { DependencyPings } from './dependency-pings.js';
import { Metrics } from './metrics.js';
import { METRICS_PLACE, MetricsServer } from './metrics-server.js';
import { OutboxAges } from './outbox-ages.js';
import type { MetricsPlace } from './metrics-settings.js';

/** Lets every module register metrics, and serves them. */
@Module({})
export class MetricsModule {
  static forRoot(place: MetricsPlace): DynamicModule {
    return {
      module: MetricsModule,
      global: true,
      providers: [
        Metrics,
        DependencyPings,
        OutboxAges,
        MetricsServer,
        { provide: METRICS_PLACE, useValue: place },
      ],
      exports: [Metrics, DependencyPings, OutboxAges],
    };
  }
}
