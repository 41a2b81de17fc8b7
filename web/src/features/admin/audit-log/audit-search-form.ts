import type { AuditEntryKind } from '@rotadas/contracts/audit-log/audit-entry';
import type { AuditFilter } from './audit-log.api.js';

export interface AuditSearchForm {
  readonly userId: string;
  readonly kind: AuditEntryKind | '';
  /** Days, `yyyy-mm-dd`. */
  readonly from: string;
  readonly until: string;
}

export const EMPTY_AUDIT_SEARCH: AuditSearchForm = { userId: '', kind: '', from: '', until: '' };

const DAY_MS = 86_400_000;

export const isUserIdValid = (userId: string): boolean => /^([1-9]\d{0,14})?$/.test(userId.trim());

/** False until both dates are chosen. */
export const areDatesSwapped = ({ from, until }: AuditSearchForm): boolean =>
  from !== '' && until !== '' && until < from;

/** Omits an invalid user id and swapped dates. Days start at midnight in Türkiye. */
export function toFilter(search: AuditSearchForm): AuditFilter {
  const { userId, kind, from, until } = search;
  const filter: { -readonly [Name in keyof AuditFilter]: AuditFilter[Name] } = {};
  if (userId.trim() !== '' && isUserIdValid(userId)) filter.userId = Number(userId);
  if (kind !== '') filter.kind = kind;
  if (areDatesSwapped(search)) return filter;
  if (from !== '') filter.from = startOfDay(from);
  if (until !== '') filter.until = startOfDay(until) + DAY_MS;
  return filter;
}

const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
