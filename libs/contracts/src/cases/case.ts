import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Report } from '../reports/report.js';

/** Time until a case is due, ms. */
export const CASE_DUE_MS = { urgent: 15 * 60_000, usual: 24 * 3_600_000 } as const;

/** Maximum number of cases in a list. */
export const CASES_MAX = 50;

/** A report about a person, or an urgent one. */
export const Case = Report.extend({
  /** Later, a case that is still open is overdue. */
  dueAt: EpochMs,
  /** The assigned admin; null while it is unassigned. */
  assigneeId: SerialId.nullable(),
});
export type Case = z.infer<typeof Case>;

export const CaseFilter = z.enum(['open', 'mine', 'overdue']);
export type CaseFilter = z.infer<typeof CaseFilter>;

/** The first open cases, by due time; `counts` are of all open ones. */
export const CaseList = z.object({
  cases: z.array(Case),
  counts: z.record(CaseFilter, z.int().min(0)),
});
export type CaseList = z.infer<typeof CaseList>;
