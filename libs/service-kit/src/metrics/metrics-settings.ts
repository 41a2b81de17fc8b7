import { HostName, Port } from '../env/env-primitives.js';

/** Where a process serves its metrics, for the schema of its environment. */
export const metricsSettings = {
  METRICS_PORT: Port.default(9464).describe(
    'TCP port of the Prometheus metrics. With `npm start`, the gateway uses this port and the services the next five. If the port is in use, a free one is taken and logged. `0` disables metrics.',
  ),
  METRICS_HOST: HostName.default('127.0.0.1').describe('Address or host name of the metrics endpoint.'),
};

/** The settings of the metrics. */
export interface MetricsPlace {
  readonly METRICS_PORT: number;
  readonly METRICS_HOST: string;
}
