import { type DynamicModule, Module } from '@nestjs/common';
import { HostName, Port } from '../env/env-primitives.js';
import { Metrics } from './metrics.js';
import { METRICS_ADDRESS, type MetricsAddress, MetricsServer } from './metrics-server.js';

/** The settings of the metrics' address, for the schema of a process's environment. */
export const metricsSettings = {
  METRICS_PORT: Port.default(9464).describe(
    'TCP port of the Prometheus metrics. With `npm start`, the gateway uses this port and the services the next five. If the port is in use, a free one is taken and logged. `0` disables metrics.',
  ),
  METRICS_HOST: HostName.default('127.0.0.1').describe('Address or host name of the metrics endpoint.'),
};

/** Lets every module register metrics, and serves them. */
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
