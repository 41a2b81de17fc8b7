import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ActiveProvider } from '../providers/provider.js';
import { Cell } from './cell.js';

/**
 * Grows with every change of one provider: microseconds of Redis's clock, which alone decides what
 * came later.
 */
export const Version = z.int().min(0);
export type Version = z.infer<typeof Version>;

/** A marker, whole, as it was at a version. */
export const VersionedProvider = ActiveProvider.extend({ version: Version });
export type VersionedProvider = z.infer<typeof VersionedProvider>;

/** A step of a provider within its cell. */
export const CellMove = z.object({
  id: SerialId,
  latitude: Latitude,
  longitude: Longitude,
  at: EpochMs,
  version: Version,
});
export type CellMove = z.infer<typeof CellMove>;

/** A provider that is in the cell no more: in another one, or offline. */
export const CellLeave = z.object({ id: SerialId, version: Version, to: Cell.nullable() });
export type CellLeave = z.infer<typeof CellLeave>;

/** The most changes in one message, so that it stays below what NATS takes (1 MB). */
export const CELL_CHANGES_MAX = 300;

/** What happened in one cell, gathered for a moment (design 3.4). */
export const CellChange = z.object({
  cell: Cell,
  /** The providers instance that tells it; a new one after each start and each lost connection. */
  publisher: z.string(),
  /** Counts this publisher's messages about this cell, from 1. */
  seq: z.int().min(1),
  /** Who came into the cell or shows something new. */
  markers: z.array(VersionedProvider),
  moves: z.array(CellMove),
  /** When the first of the moves arrived at a gateway; null where none did. */
  arrivedAt: EpochMs.nullable().default(null),
  left: z.array(CellLeave),
});
export type CellChange = z.infer<typeof CellChange>;

/** Sign of life of a publisher; when one falls silent, what it had gathered may be lost. */
export const Pulse = z.object({
  publisher: z.string(),
  /** True in the last one: all was told, nothing is lost. */
  last: z.boolean(),
});
export type Pulse = z.infer<typeof Pulse>;
