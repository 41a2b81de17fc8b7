import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ActiveProvider } from '../providers/provider.js';
import { Cell } from './cell.js';

/** Grows with every change of a provider: Redis time, µs. */
export const Version = z.int().min(0);
export type Version = z.infer<typeof Version>;

export const VersionedProvider = ActiveProvider.extend({ version: Version });
export type VersionedProvider = z.infer<typeof VersionedProvider>;

export const CellMove = z.object({
  id: SerialId,
  latitude: Latitude,
  longitude: Longitude,
  at: EpochMs,
  version: Version,
});
export type CellMove = z.infer<typeof CellMove>;

/** A provider left the cell: to another one, or offline if `to` is null. */
export const CellExit = z.object({ id: SerialId, version: Version, to: Cell.nullable() });
export type CellExit = z.infer<typeof CellExit>;

/** Maximum number of changes of a kind in a message, which NATS limits to 1 MB. */
export const CELL_CHANGES_MAX = 300;

export const CellChange = z.object({
  cell: Cell,
  /** A new ID for each start and each lost connection of an instance. */
  publisher: z.string(),
  /** Numbers the messages of this publisher about this cell, from 1; again after an idle time. */
  seq: z.int().min(1),
  /** Providers that entered the cell or whose content changed. */
  markers: z.array(VersionedProvider),
  moves: z.array(CellMove),
  /** When the first of the moves reached a gateway. */
  arrivedAt: EpochMs.nullable().default(null),
  exits: z.array(CellExit),
});
export type CellChange = z.infer<typeof CellChange>;

/** Heartbeat of a publisher. If a publisher falls silent, its batched changes may be lost. */
export const Heartbeat = z.object({
  publisher: z.string(),
  /** True if the publisher stops and has published all its changes. */
  isLast: z.boolean(),
});
export type Heartbeat = z.infer<typeof Heartbeat>;
