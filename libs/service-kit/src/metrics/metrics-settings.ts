import { HostName, Port } from '../env/env-primitives.js';

/** Where a process tells its metrics, for its environment's schema. */
export const metricsSettings = {
  /** 0 turns them off. Taken already, another free port is used, and the log tells which. */
  METRICS_PORT: Port.default(9464),
  METRICS_HOST: HostName.default('127.0.0.1'),
};

/** The settings under which metrics are told. */
export interface MetricsPlace {
  readonly METRICS_PORT: number;
  readonly METRICS_HOST: string;
}
