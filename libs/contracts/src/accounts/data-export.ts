import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';

/** Bytes of a part of the file; base64 of it fits into a message of NATS. */
export const EXPORT_PART_BYTES = 512 * 1_024;

/** `downloaded`: the file was read to its end, once, and removed. */
export const ExportState = z.enum(['none', 'collecting', 'ready', 'downloaded', 'failed']);
export type ExportState = z.infer<typeof ExportState>;

/** The newest export of the user. */
export const DataExport = z.object({
  state: ExportState,
  /** Share of the collected data, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Names the file in the link; null unless it is ready. */
  fileId: z.uuid().nullable(),
  expiresAt: EpochMs.nullable(),
  /** When the user may request the next one; null if now. */
  nextAt: EpochMs.nullable(),
});
export type DataExport = z.infer<typeof DataExport>;
