import { type DynamicModule, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { METRICS_ADDRESS, type MetricsAddress, MetricsServer } from './metrics-server.js';

@Module({})
export class MetricsModule {
  static forRoot(address: MetricsAddress): DynamicModule {
    return {
      module: MetricsModule,
      global: true,
      providers: [Metrics, MetricsServer, { provide: METRICS_ADDRESS, useValue: address }],
      exports: [Metrics],
    };
  }
}
