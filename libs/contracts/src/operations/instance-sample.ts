import { z } from 'zod';
import { ServiceName } from '../primitives/service-name.js';
import { EpochMs } from '../primitives/timestamp.js';

/** Core NATS, from every instance to all gateways. */
export const OPERATIONS_SAMPLE = 'operations.sample';

export const SAMPLE_INTERVAL_MS = 5_000;

/** Figures that add up over all instances: viewers, and counts per second since the last sample. */
export const SummedMetric = z.enum([
  'positionsReceived',
  'positionsStored',
  'positionsLost',
  'viewers',
  'viewersDropped',
  'requests',
  'requestsFailed',
  'rpcTimeouts',
  'eventsFailed',
  'notifications',
  'notificationsFailed',
]);

/** The page shows the maximum of all instances. Ages and delays are in seconds. */
export const MaxMetric = z.enum([
  'jobsWaiting',
  'jobsFailed',
  'oldestJob',
  'oldestEvent',
  'eventsPending',
  'agreementsOverdue',
  'casesOverdue',
  'eventLoopDelay',
]);

export const DurationName = z.enum(['freshness', 'requests', 'eventLag']);
export type DurationName = z.infer<typeof DurationName>;

/** For each bound, s, how many durations do not exceed it; the last count is of all durations. */
export const Buckets = z
  .object({ bounds: z.array(z.number()), counts: z.array(z.number().min(0)) })
  .refine(({ bounds, counts }) => counts.length === bounds.length + 1);
export type Buckets = z.infer<typeof Buckets>;

/** Durations are those since the last sample. */
export const InstanceSample = z.object({
  instanceId: z.uuid(),
  service: ServiceName,
  version: z.string().max(40),
  startedAt: EpochMs,
  /** Whether the instance is shutting down. */
  isLast: z.boolean(),
  /** Whether each server responded to a ping, by name. */
  reachableServers: z.record(z.string(), z.boolean()),
  /** 99th percentile in seconds. */
  eventLoopDelay: z.number().min(0),
  /** 0–1. */
  heapShare: z.number().min(0),
  figures: z.partialRecord(z.enum([...SummedMetric.options, ...MaxMetric.options]), z.number().min(0)),
  durations: z.partialRecord(DurationName, Buckets),
});
export type InstanceSample = z.infer<typeof InstanceSample>;
