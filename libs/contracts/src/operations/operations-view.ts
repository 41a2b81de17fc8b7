import { z } from 'zod';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';
import { CopySample, HighestFigure, QueueLevel, SummedFigure } from './copy-sample.js';

/** How long a gateway keeps samples, ms. */
export const OPERATIONS_HISTORY_MS = 3_600_000;

/** An instance that is silent for longer is unavailable, ms. */
export const COPY_AWAY_AFTER_MS = 15_000;

/** Quantiles of durations in the last minute, s. */
export const QuantileFigure = z.enum([
  'freshnessP50',
  'freshnessP95',
  'freshnessP99',
  'requestP95',
  'eventLagP99',
]);
export type QuantileFigure = z.infer<typeof QuantileFigure>;

export const FigureName = z.enum([
  ...SummedFigure.options,
  ...HighestFigure.options,
  ...QuantileFigure.options,
]);
export type FigureName = z.infer<typeof FigureName>;

/** An instance as a gateway last received its sample. */
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
  /** When this gateway started to receive samples. */
  heardSince: EpochMs,
  copies: z.array(KnownCopy),
  queues: z.record(z.string(), QueueLevel),
  /** The times of the figures, one every 5 s, oldest first. */
  at: z.array(EpochMs),
  /** Each figure at each of these moments; null if no instance published it. */
  figures: z.record(FigureName, z.array(z.number().nullable())),
});
export type OperationsView = z.infer<typeof OperationsView>;

export const OperationsQuery = z.strictObject({
  /** Only later figures. */
  since: EpochMsText.optional(),
});
export type OperationsQuery = z.infer<typeof OperationsQuery>;
