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
  /**
   * When the device took it, ms by the device's own clock, which may be wrong: it only orders the
   * positions of one device.
   */
  at: EpochMs.optional(),
});
export type PositionInput = z.infer<typeof PositionInput>;

/** A checked position of one provider, as a batch carries it. */
export const Position = z.strictObject({
  userId: SerialId,
  latitude: Latitude,
  longitude: Longitude,
  /** By the device's clock, ms; null where the device did not say. */
  at: EpochMs.nullable(),
});
export type Position = z.infer<typeof Position>;

/**
 * What became of a position: kept, dropped as older than the kept one, refused since its provider
 * is offline, or not decided since what knows who is online is away.
 */
export const PositionOutcome = z.enum(['stored', 'outdated', 'offline', 'undecided']);
export type PositionOutcome = z.infer<typeof PositionOutcome>;

/** The most positions that one batch may carry. */
export const POSITION_BATCH_MAX = 2_000;

/**
 * The most by which a position can overtake another of the same device on its way here, ms: no
 * request lives longer. A time further back than that is no late position but a clock that was set
 * back.
 */
export const OVERTAKING_MAX_MS = 60_000;

/**
 * Whether a position was overtaken by the `known` one; both times are of one device's clock, null
 * where it did not say.
 */
export function isOvertaken(at: number | null, known: number | null): boolean {
  if (at === null || known === null) return false;
  return at < known && known - at <= OVERTAKING_MAX_MS;
}
