import { type DynamicModule, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { METRICS_PLACE, MetricsServer } from './metrics-server.js';
import type { MetricsPlace } from './metrics-settings.js';

/** Lets every module register metrics, and serves them. */
@Module({})
export class MetricsModule {
  static forRoot(place: MetricsPlace): DynamicModule {
    return {
      module: MetricsModule,
      global: true,
      providers: [Metrics, MetricsServer, { provide: METRICS_PLACE, useValue: place }],
      exports: [Metrics],
    };
  }
}
