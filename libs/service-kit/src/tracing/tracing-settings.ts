import { z } from 'zod';
import { Count, OptionalText, Url } from '../env/env-primitives.js';

/** OpenTelemetry's names for who decides which traces are recorded. */
const Sampler = z.enum([
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
]);

/** Where a process sends its traces, for the schema of its environment. */
export const tracingSettings = {
  /** Address of a collector that takes OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Url('http', 'https').optional(),
  /** The name of this process in traces; that of the service unless given. */
  OTEL_SERVICE_NAME: OptionalText,
  OTEL_TRACES_SAMPLER: Sampler.default('parentbased_always_on'),
  /** Of the samplers by ratio: the share of the traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The most spans that wait for the collector; past it the next ones are lost. */
  OTEL_BSP_MAX_QUEUE_SIZE: Count(2_048),
  /** How long spans are gathered before they are sent, ms. */
  OTEL_BSP_SCHEDULE_DELAY: Count(5_000),
};

/** The settings of tracing. */
export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_SERVICE_NAME?: string | undefined;
  readonly OTEL_TRACES_SAMPLER: z.output<typeof Sampler>;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_BSP_MAX_QUEUE_SIZE: number;
  readonly OTEL_BSP_SCHEDULE_DELAY: number;
}
