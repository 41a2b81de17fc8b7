import { z } from 'zod';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';
import { CopySample, HighestFigure, QueueLevel, SummedFigure } from './copy-sample.js';

/** How far back a gateway remembers, ms. */
export const OPERATIONS_HISTORY_MS = 3_600_000;

/** An instance that was silent for this long, ms, is unavailable. */
export const COPY_AWAY_AFTER_MS = 15_000;

/** Quantiles of durations, s, in the minute that ends with a moment. */
export const QuantileFigure = z.enum([
  'freshnessP50',
  'freshnessP95',
  'freshnessP99',
  'requestP95',
  'eventLagP99',
]);
export type QuantileFigure = z.infer<typeof QuantileFigure>;

/** The figures of the product over time. */
export const FigureName = z.enum([
  ...SummedFigure.options,
  ...HighestFigure.options,
  ...QuantileFigure.options,
]);
export type FigureName = z.infer<typeof FigureName>;

/** An instance of a service as a gateway last heard from it. */
export const KnownCopy = CopySample.omit({
  isLast: true,
  figures: true,
  durations: true,
  queues: true,
}).extend({ heardAt: EpochMs, isAway: z.boolean() });
export type KnownCopy = z.infer<typeof KnownCopy>;

/** The product's last hour as one gateway knows it. */
export const OperationsView = z.object({
  now: EpochMs,
  /** When this gateway began to listen. */
  heardSince: EpochMs,
  copies: z.array(KnownCopy),
  /** The last known state of each queue. */
  queues: z.record(z.string(), QueueLevel),
  /** The moments of the figures, one every 5 s, oldest first. */
  at: z.array(EpochMs),
  /** Each figure at each of these moments; null if no instance published it. */
  figures: z.record(FigureName, z.array(z.number().nullable())),
});
export type OperationsView = z.infer<typeof OperationsView>;

/** The query of GET /api/admin/operations. */
export const OperationsQuery = z.strictObject({
  /** Only figures of later moments. */
  since: EpochMsText.optional(),
});
export type OperationsQuery = z.infer<typeof OperationsQuery>;
