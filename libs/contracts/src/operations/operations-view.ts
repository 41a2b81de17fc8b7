import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';
import { InstanceSample, MaxMetric, SummedMetric } from './instance-sample.js';

export const OPERATIONS_HISTORY_MS = 3_600_000;

/** Quantiles of durations in the last minute, in seconds. */
export const QuantileMetric = z.enum([
  'freshnessP50',
  'freshnessP95',
  'freshnessP99',
  'requestP95',
  'eventLagP99',
]);
export type QuantileMetric = z.infer<typeof QuantileMetric>;

export const MetricName = z.enum([...SummedMetric.options, ...MaxMetric.options, ...QuantileMetric.options]);
export type MetricName = z.infer<typeof MetricName>;

export const KnownInstance = InstanceSample.omit({ isLast: true, figures: true, durations: true }).extend({
  lastSeenAt: EpochMs,
  isUnavailable: z.boolean(),
});
export type KnownInstance = z.infer<typeof KnownInstance>;

/** The last hour as one gateway knows it. */
export const OperationsView = z.object({
  now: EpochMs,
  /** When this gateway started to receive samples. */
  receivingSince: EpochMs,
  instances: z.array(KnownInstance),
  /** Times of the figures, every 5 s, oldest first. */
  at: z.array(EpochMs),
  /** One value per time; null if no instance published it. */
  figures: z.record(MetricName, z.array(z.number().nullable())),
});
export type OperationsView = z.infer<typeof OperationsView>;
