import { z } from 'zod';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';
import { QueueLevel, ServiceName } from './copy-sample.js';

/** How far back a gateway remembers, ms. */
export const OPERATIONS_HISTORY_MS = 3_600_000;

/** A copy that was not heard for this long, ms, is away. */
export const COPY_AWAY_AFTER_MS = 15_000;

/**
 * The figures of the product over time. Counts are per second, durations in seconds and of the
 * minute that ends there.
 */
export const FigureName = z.enum([
  'positionsReceived',
  'positionsStored',
  'positionsLost',
  'freshnessP50',
  'freshnessP95',
  'freshnessP99',
  'viewers',
  'viewersDropped',
  'requests',
  'requestsFailed',
  'requestP95',
  'questionsUnanswered',
  'jobsWaiting',
  'jobsFailed',
  'oldestJob',
  'oldestEvent',
  'eventsPending',
  'eventLagP99',
  'eventsFailed',
  'notifications',
  'notificationsFailed',
  'eventLoopDelay',
]);
export type FigureName = z.infer<typeof FigureName>;

/** A copy of a service as a gateway last heard it. */
export const KnownCopy = z.object({
  copy: z.uuid(),
  service: ServiceName,
  version: z.string(),
  startedAt: EpochMs,
  heardAt: EpochMs,
  isAway: z.boolean(),
  reaches: z.record(z.string(), z.boolean()),
  eventLoopDelay: z.number(),
  heapShare: z.number(),
});
export type KnownCopy = z.infer<typeof KnownCopy>;

/** What one gateway knows of the product's last hour. */
export const OperationsView = z.object({
  now: EpochMs,
  /** Since when this gateway has listened: what was before it does not know. */
  heardSince: EpochMs,
  copies: z.array(KnownCopy),
  /** What each queue held when it was last told. */
  queues: z.record(z.string(), QueueLevel),
  /** The moments of the figures, one every 5 s, oldest first. */
  at: z.array(EpochMs),
  /** Each figure at each of these moments; null where nobody told it. */
  figures: z.record(FigureName, z.array(z.number().nullable())),
});
export type OperationsView = z.infer<typeof OperationsView>;

/** The query of GET /api/admin/operations. */
export const OperationsQuery = z.strictObject({
  /** Only figures of later moments. */
  since: EpochMsText.optional(),
});
export type OperationsQuery = z.infer<typeof OperationsQuery>;
