import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { secondsToNextTurkishDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import type { NewReport } from './stored-report.js';

/** Maximum number of urgent reports per user and hour of the clock. */
export const URGENT_PER_HOUR = 5;

const HOUR_MS = 3_600_000;

/** How many reports a user may create in a period. */
export interface ReportLimit {
  /** Names the period: a calendar day in Türkiye, or an hour for urgent reports. */
  readonly period: string;
  readonly max: number;
}

/** Urgent reports have a limit of their own: usual ones never block them. */
export function limitFor({ isUrgent, createdAt }: NewReport, perDay: number): ReportLimit {
  if (!isUrgent) return { period: turkishDay(createdAt), max: perDay };
  const hour = new Date(createdAt).toISOString().slice(0, 13);
  return { period: `urgent ${hour}`, max: URGENT_PER_HOUR };
}

export function limitReached({ isUrgent, createdAt }: NewReport): DomainError {
  if (!isUrgent)
    return new DomainError('daily-report-limit-reached', { retryAfter: secondsToNextTurkishDay(createdAt) });
  const retryAfter = Math.ceil((HOUR_MS - (createdAt % HOUR_MS)) / 1_000);
  return new DomainError('urgent-report-limit-reached', { retryAfter });
}
