import { z } from 'zod';
import { SanctionReason } from '../sanctions/sanction.js';
import { EpochMs } from '../primitives/timestamp.js';

/** `report-acted` and `report-closed`: a report of the user led to a sanction, or did not. */
export const AccountNewsKind = z.enum([
  'deletion-requested',
  'deletion-cancelled',
  'export-ready',
  'warned',
  'suspended',
  'banned',
  'sanction-lifted',
  'appeal-accepted',
  'appeal-rejected',
  'report-acted',
  'report-closed',
]);
export type AccountNewsKind = z.infer<typeof AccountNewsKind>;

export const AccountNews = z.object({
  news: AccountNewsKind,
  /** Erasure, end of the suspension, or of the download, epoch ms; null for the others. */
  until: EpochMs.nullable(),
  /** The reason of a sanction; null for the others. */
  reason: SanctionReason.nullable(),
  /** What the admin wrote for the user; null for the others. */
  text: z.string().nullable(),
  at: EpochMs,
});
export type AccountNews = z.infer<typeof AccountNews>;
