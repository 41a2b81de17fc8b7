import { z } from 'zod';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';
import { InstanceSample, MaxMetric, QueueLevel, SummedMetric } from './instance-sample.js';

/** How long a gateway keeps samples, ms. */
export const OPERATIONS_HISTORY_MS = 3_600_000;

/** An instance that is silent for longer is unavailable, ms. */
export const INSTANCE_UNAVAILABLE_AFTER_MS = 15_000;

/** Quantiles of durations in the last minute, s. */
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

/** An instance as a gateway last received its sample. */
export const KnownInstance = InstanceSample.omit({
  isLast: true,
  figures: true,
  durations: true,
  queues: true,
}).extend({ heardAt: EpochMs, isAway: z.boolean() });
export type KnownInstance = z.infer<typeof KnownInstance>;

/** The product's last hour as one gateway knows it. */
export const OperationsView = z.object({
  now: EpochMs,
  /** When this gateway started to receive samples. */
  heardSince: EpochMs,
  copies: z.array(KnownInstance),
  queues: z.record(z.string(), QueueLevel),
  /** The times of the figures, one every 5 s, oldest first. */
  at: z.array(EpochMs),
  /** Each figure at each of these moments; null if no instance published it. */
  figures: z.record(MetricName, z.array(z.number().nullable())),
});
export type OperationsView = z.infer<typeof OperationsView>;

export const OperationsQuery = z.strictObject({
  /** Only later figures. */
  since: EpochMsText.optional(),
});
export type OperationsQuery = z.infer<typeof OperationsQuery>;
