import type { DataExport, ExportState } from '@rotadas/contracts/accounts/data-export';
import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import { z } from 'zod';

/** Interval between two requests, ms. */
export const EXPORT_EVERY_MS = DAY_MS;

/** An export without progress for this long has lost its job, ms. */
export const STALLED_AFTER_MS = 10 * 60_000;

export const ExportJob = z.object({ userId: z.int(), requestId: z.uuid() });
export type ExportJob = z.infer<typeof ExportJob>;

/** A file, or the attempt that writes it: each attempt has an ID of its own. */
export interface ExportFile {
  readonly userId: number;
  readonly fileId: string;
}

/** The newest export of a user. */
export interface StoredExport {
  readonly state: Exclude<ExportState, 'none'>;
  readonly requestId: string;
  readonly progress: number;
  /** Epoch ms. */
  readonly progressAt: number;
  /** When the user may request the next one, epoch ms. */
  readonly nextAt: number;
  /** Null until an attempt began, and after the download. */
  readonly fileId: string | null;
  readonly parts: number;
  readonly bytes: number;
  readonly expiresAt: Date;
}

const NO_FILE = { fileId: null, expiresAt: null };

/** `now` is epoch ms. */
export function toDataExport(stored: StoredExport | null, now: number): DataExport {
  if (!stored || stored.expiresAt.getTime() <= now)
    return { state: 'none', progress: 0, ...NO_FILE, nextAt: null };
  const { progress, progressAt, fileId, expiresAt } = stored;
  const isStalled = stored.state === 'collecting' && progressAt + STALLED_AFTER_MS <= now;
  const state = isStalled ? 'failed' : stored.state;
  const nextAt = state === 'failed' || stored.nextAt <= now ? null : stored.nextAt;
  const file = state === 'ready' ? { fileId, expiresAt: expiresAt.getTime() } : NO_FILE;
  return { state, progress, ...file, nextAt };
}
