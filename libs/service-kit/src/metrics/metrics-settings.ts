import { HostName, Port } from '../env/env-primitives.js';

/** Where a process serves its metrics, for the schema of its environment. */
export const metricsSettings = {
  /** 0 turns them off. Where the port is taken, another free one is used, and logged. */
  METRICS_PORT: Port.default(9464),
  METRICS_HOST: HostName.default('127.0.0.1'),
};

/** The settings of the metrics. */
export interface MetricsPlace {
  readonly METRICS_PORT: number;
  readonly METRICS_HOST: string;
}
