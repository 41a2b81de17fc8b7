import { z } from 'zod';
import { Count, HostName, OptionalText, Port, Url } from '../env/env-primitives.js';

// Separate from the modules: the environment is parsed before Nest is loaded.

export const metricsSettings = {
  NODE_ENV: OptionalText.describe(
    '`production`, `development` or `test`. Only the latter two accept the Firebase Auth emulator.',
  ),
  METRICS_PORT: Port.default(9464).describe(
    'TCP port of the Prometheus metrics. With `npm start`, the gateway uses this port and the services the next six. If the port is in use, a free one is taken and logged, except in production. `0` disables metrics.',
  ),
  METRICS_HOST: HostName.default('127.0.0.1').describe('Address or host name of the metrics endpoint.'),
};

const Sampler = z.enum([
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
]);

export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Url('http', 'https')
    .optional()
    .describe(
      'Address of an OpenTelemetry collector that accepts OTLP over HTTP, `http://host:4318`. Tracing is off if not set.',
    ),
  OTEL_SERVICE_NAME: OptionalText.describe(
    'Name of the process in its traces. Defaults to the name of the service; do not set it in a file that several services read.',
  ),
  OTEL_TRACES_SAMPLER: Sampler.default('parentbased_always_on').describe(
    'Sampler that decides which traces are recorded.',
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of traces that the `traceidratio` samplers record, 0–1.'),
  OTEL_BSP_MAX_QUEUE_SIZE: Count(2_048).describe(
    'Maximum number of spans that wait for the collector. Further spans are dropped.',
  ),
  OTEL_BSP_SCHEDULE_DELAY: Count(5_000).describe('Interval at which spans are sent to the collector, ms.'),
};
