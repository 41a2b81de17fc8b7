import { z } from 'zod';
import { SERVICES } from '../primitives/services.js';
import { EpochMs } from '../primitives/timestamp.js';

/** Subject of core NATS on which every instance publishes samples to all gateways. */
export const OPERATIONS_SAMPLE = 'operations.sample';

/** Interval of samples, ms. */
export const SAMPLE_INTERVAL_MS = 5_000;

export const ServiceName = z.enum(SERVICES);
export type ServiceName = z.infer<typeof ServiceName>;

/** Figures that add up over all instances: viewers, and counts per second since the last sample. */
export const SummedMetric = z.enum([
  'positionsReceived',
  'positionsStored',
  'positionsLost',
  'viewers',
  'viewersDropped',
  'requests',
  'requestsFailed',
  'questionsUnanswered',
  'eventsFailed',
  'notifications',
  'notificationsFailed',
]);

/** Figures of which the highest of all instances counts; ages and delays in seconds. */
export const MaxMetric = z.enum([
  'jobsWaiting',
  'jobsFailed',
  'oldestJob',
  'oldestEvent',
  'eventsPending',
  'eventLoopDelay',
]);

/** Durations since the last sample. */
export const DurationName = z.enum(['freshness', 'requests', 'eventLag']);
export type DurationName = z.infer<typeof DurationName>;

/** For each bound, s, how many durations do not exceed it; the last count is of all durations. */
export const Buckets = z
  .object({ bounds: z.array(z.number()), counts: z.array(z.number().min(0)) })
  .refine(({ bounds, counts }) => counts.length === bounds.length + 1);
export type Buckets = z.infer<typeof Buckets>;

/** The jobs of a queue, and for how long the first one that is due has waited, s. */
export const QueueLevel = z.object({
  waiting: z.number().min(0),
  delayed: z.number().min(0),
  failed: z.number().min(0),
  oldestWaiting: z.number().min(0),
});
export type QueueLevel = z.infer<typeof QueueLevel>;

/** The state of an instance, published every few seconds. */
export const InstanceSample = z.object({
  copy: z.uuid(),
  service: ServiceName,
  version: z.string().max(40),
  startedAt: EpochMs,
  /** Whether the instance is shutting down. */
  isLast: z.boolean(),
  /** Whether each server answered the ping of the instance, by name. */
  reaches: z.record(z.string(), z.boolean()),
  /** Delay of its event loop, s, at the 99th percentile. */
  eventLoopDelay: z.number().min(0),
  /** Share of its heap that is in use, 0–1. */
  heapShare: z.number().min(0),
  figures: z.partialRecord(z.enum([...SummedMetric.options, ...MaxMetric.options]), z.number().min(0)),
  durations: z.partialRecord(DurationName, Buckets),
  /** Only gateways that reach Redis know the queues. */
  queues: z.record(z.string(), QueueLevel),
});
export type InstanceSample = z.infer<typeof InstanceSample>;
