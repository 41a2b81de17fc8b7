import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';

export const PositionInput = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
  /** Radius of the error, metres. */
  accuracy: z.number().min(0).max(1_000_000).optional(),
  /** Device time, ms: may be wrong; orders the positions of one device only. */
  at: EpochMs.optional(),
});
export type PositionInput = z.infer<typeof PositionInput>;

export const Position = z.strictObject({
  userId: SerialId,
  latitude: Latitude,
  longitude: Longitude,
  /** Time of the device. */
  at: EpochMs.nullable(),
  /** True for a phone app: a position older than the known one is always outdated. */
  isFromDevice: z.boolean().optional(),
});
export type Position = z.infer<typeof Position>;

/** `outdated`: older than the stored one. `undecided`: Redis or MongoDB is unavailable. */
export const PositionOutcome = z.enum(['stored', 'outdated', 'offline', 'undecided']);
export type PositionOutcome = z.infer<typeof PositionOutcome>;

export const POSITION_BATCH_MAX = 2_000;

/** An earlier time means that the device's clock was set back. */
export const OVERTAKING_MAX_MS = 60_000;

/** Whether a newer position is known. Compares times of the device. */
export function isOvertaken(
  { at, isFromDevice = false }: Pick<Position, 'at' | 'isFromDevice'>,
  known: number | null,
): boolean {
  if (at === null || known === null) return false;
  return at < known && (isFromDevice || known - at <= OVERTAKING_MAX_MS);
}
