import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Report } from '../reports/report.js';

/** Time until a case is due, ms. */
export const CASE_DUE_MS = { urgent: 15 * 60_000, usual: 24 * 3_600_000 } as const;

/** A report about a person, or an urgent one. */
export const Case = Report.extend({
  isUrgent: z.boolean(),
  dueAt: EpochMs,
  /** The admin who has taken it; null while it is free. */
  assigneeId: SerialId.nullable(),
});
export type Case = z.infer<typeof Case>;

export const CaseFilter = z.enum(['open', 'mine', 'overdue']);
export type CaseFilter = z.infer<typeof CaseFilter>;

/** Cases that are not closed, by due time. */
export const CaseList = z.object({
  cases: z.array(Case),
  counts: z.record(CaseFilter, z.int().min(0)),
});
export type CaseList = z.infer<typeof CaseList>;
