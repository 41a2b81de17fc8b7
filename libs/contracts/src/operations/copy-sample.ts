import { z } from 'zod';
import { SERVICES } from '../primitives/services.js';
import { EpochMs } from '../primitives/timestamp.js';

/** Where each copy of each service tells how it fares, over core NATS; every gateway hears it. */
export const OPERATIONS_SAMPLE = 'operations.sample';

/** How often a copy tells, ms; samples are taken at multiples of it. */
export const SAMPLE_EVERY_MS = 5_000;

/** The services of which there may be copies. */
export const ServiceName = z.enum(SERVICES);
export type ServiceName = z.infer<typeof ServiceName>;

/** What a copy counted since the sample before. */
export const CountName = z.enum([
  'positionsReceived',
  'positionsStored',
  'positionsLost',
  'viewersDropped',
  'requests',
  'requestsFailed',
  'questionsUnanswered',
  'eventsFailed',
  'notifications',
  'notificationsFailed',
]);
export type CountName = z.infer<typeof CountName>;

/** What took how long since the sample before. */
export const DurationName = z.enum(['freshness', 'requests', 'eventLag']);
export type DurationName = z.infer<typeof DurationName>;

/**
 * How many durations fell into which bucket: as many counts as bounds, s, and one for what exceeds
 * them all. Those of several copies add up.
 */
export const Buckets = z
  .object({ bounds: z.array(z.number()), counts: z.array(z.number().min(0)) })
  .refine(({ bounds, counts }) => counts.length === bounds.length + 1);
export type Buckets = z.infer<typeof Buckets>;

/** What a queue holds, and for how long the first job that is due has waited, s. */
export const QueueLevel = z.object({
  waiting: z.number().min(0),
  delayed: z.number().min(0),
  failed: z.number().min(0),
  oldestWaiting: z.number().min(0),
});
export type QueueLevel = z.infer<typeof QueueLevel>;

/** How a copy of a service fares, as it tells every few seconds. */
export const CopySample = z.object({
  /** Made anew with each process. */
  copy: z.uuid(),
  service: ServiceName,
  version: z.string().max(40),
  startedAt: EpochMs,
  /** A multiple of `SAMPLE_EVERY_MS`, so that the samples of all copies lie together. */
  takenAt: EpochMs,
  /** The time that counts and durations are of, ms. */
  overMs: z.int().min(1),
  /** Whether this is the last one, since the copy ends as it was asked to. */
  isLast: z.boolean(),
  /** Which servers answered the copy's pings, by name. */
  reaches: z.record(z.string(), z.boolean()),
  /** How late the turns of its event loop began, s, at the 99th percentile. */
  eventLoopDelay: z.number().min(0),
  /** The share of its heap that is in use, 0 to 1. */
  heapShare: z.number().min(0),
  counts: z.partialRecord(CountName, z.number().min(0)),
  durations: z.partialRecord(DurationName, Buckets),
  /** Of gateways: who watches the map. */
  viewers: z.number().min(0).optional(),
  /** Of gateways, while Redis answers: what each queue holds. */
  queues: z.record(z.string(), QueueLevel),
  /** Age of the oldest event in the copy's own documents that JetStream does not have, s. */
  oldestEvent: z.number().min(0).optional(),
  /** Events that JetStream holds for the service, by subject. */
  pendingEvents: z.record(z.string(), z.number().min(0)),
});
export type CopySample = z.infer<typeof CopySample>;
