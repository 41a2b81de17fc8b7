import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { requiredText } from '../primitives/text.js';
import { DAY_MS, EpochMs } from '../primitives/timestamp.js';

export const SANCTION_TEXT_MAX = 1_000;
export const APPEAL_TEXT_MAX = 2_000;

/** A year, in days. */
export const SUSPENSION_DAYS_MAX = 366;

/** A warning is shown once; a suspension ends by itself; a ban needs a decision. */
export const SanctionKind = z.enum(['warning', 'suspension', 'ban']);
export type SanctionKind = z.infer<typeof SanctionKind>;

export const SanctionReason = z.enum([
  'harassment',
  'fraud',
  'dangerous-driving',
  'no-show',
  'false-profile',
  'illegal-load',
  'spam',
  'other',
]);
export type SanctionReason = z.infer<typeof SanctionReason>;

/** `open` until an admin decides; an accepted appeal lifts its sanction. */
export const AppealState = z.enum(['none', 'open', 'accepted', 'rejected']);
export type AppealState = z.infer<typeof AppealState>;

/** What the user sees of a sanction. */
export const SanctionNotice = z.object({
  id: SerialId,
  kind: SanctionKind,
  reason: SanctionReason,
  /** Turkish, written by the admin for the user. */
  text: z.string(),
  at: EpochMs,
  /** End of a suspension; null for the other kinds. */
  until: EpochMs.nullable(),
  appeal: AppealState,
  /** The admin's answer to the appeal; null before the decision. */
  answer: z.string().nullable(),
});
export type SanctionNotice = z.infer<typeof SanctionNotice>;

/** What an admin sees. */
export const Sanction = SanctionNotice.extend({
  userId: SerialId,
  adminId: SerialId,
  /** The report that it followed, if any. */
  reportId: SerialId.nullable(),
  /** Null until the user has read a warning. */
  readAt: EpochMs.nullable(),
  liftedAt: EpochMs.nullable(),
  /** The admin who lifted it; also the one who accepted the appeal. */
  liftedBy: SerialId.nullable(),
  appealText: z.string().nullable(),
  appealedAt: EpochMs.nullable(),
  decidedBy: SerialId.nullable(),
});
export type Sanction = z.infer<typeof Sanction>;

/** `now` is epoch ms. */
function isSuspensionEnd(until: number | undefined, now = Date.now()): boolean {
  return until !== undefined && until > now && until <= now + SUSPENSION_DAYS_MAX * DAY_MS;
}

export const SANCTION_FAULTS = {
  until: 'Askıya almanın sonu gelecekte, en geç bir yıl içinde olmalı. Uyarı ve yasağın sonu olmaz.',
} as const;

export const SanctionInput = z
  .strictObject({
    kind: SanctionKind,
    reason: SanctionReason,
    text: requiredText(SANCTION_TEXT_MAX),
    /** Required for a suspension, within a year; not allowed for the other kinds. */
    until: EpochMs.optional(),
    reportId: SerialId.optional(),
  })
  .refine(({ kind, until }) => (kind === 'suspension' ? isSuspensionEnd(until) : until === undefined), {
    path: ['until'],
    message: SANCTION_FAULTS.until,
  });
export type SanctionInput = z.infer<typeof SanctionInput>;

export const AppealInput = z.strictObject({ text: requiredText(APPEAL_TEXT_MAX) });
export type AppealInput = z.infer<typeof AppealInput>;

export const AppealDecision = z.strictObject({
  accepted: z.boolean(),
  answer: requiredText(SANCTION_TEXT_MAX),
});
export type AppealDecision = z.infer<typeof AppealDecision>;
