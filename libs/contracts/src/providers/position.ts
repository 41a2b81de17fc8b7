import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';

/** The body of POST /api/providers/location (spec 7). */
export const PositionInput = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
  /** Radius of the likely error, metres. */
  accuracy: z.number().min(0).max(1_000_000).optional(),
  /** When the device took it, ms; the time of arrival when left out. */
  at: EpochMs.optional(),
});
export type PositionInput = z.infer<typeof PositionInput>;

/** A checked position of one provider, as a batch carries it. */
export const Position = z.strictObject({
  userId: SerialId,
  latitude: Latitude,
  longitude: Longitude,
  at: EpochMs,
});
export type Position = z.infer<typeof Position>;

/** What became of a position: kept, dropped as older than the kept one, or refused since its provider is offline. */
export const PositionOutcome = z.enum(['stored', 'outdated', 'offline']);
export type PositionOutcome = z.infer<typeof PositionOutcome>;

/** The most positions that one batch may carry. */
export const POSITION_BATCH_MAX = 2_000;
