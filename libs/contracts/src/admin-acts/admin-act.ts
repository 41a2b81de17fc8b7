import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';

/**
 * What an admin did: set the status of a report, or asked for a change of a queue, which may have
 * failed.
 */
export const AdminActKind = z.enum(['report-status', 'queue-change', 'queue-change-failed']);
export type AdminActKind = z.infer<typeof AdminActKind>;

/** The most characters of what an act was done to, and of each of its facts. */
const TEXT_MAX = 200;

/**
 * One act of an admin, as it is kept for good. People are in it by their ids alone, and nothing
 * that anybody typed.
 */
export const AdminAct = z.object({
  /** The same wherever the act is told again, so that it is kept once. */
  id: z.uuid(),
  at: EpochMs,
  adminId: SerialId,
  kind: AdminActKind,
  /** Of what: the id of the report, or the name of the queue; empty where it was all of them. */
  target: z.string().max(TEXT_MAX),
  /** Whom it was about: who opened the report; null where it was about nobody. */
  userId: SerialId.nullable(),
  /** What else is to be said, by name: statuses before and after, the action, the job. */
  facts: z.record(z.string().max(40), z.string().max(TEXT_MAX)),
  /** The request that it was done by. */
  requestId: z.string().max(TEXT_MAX).nullable(),
});
export type AdminAct = z.infer<typeof AdminAct>;
