import type { AuditEntryKind } from '@rotadas/contracts/audit-log/audit-entry';
import type { AuditFilter } from './audit-log.api.js';

/** What the fields of the search hold. */
export interface AuditSearchForm {
  readonly person: string;
  readonly kind: AuditEntryKind | '';
  /** Days, `yyyy-mm-dd`. */
  readonly from: string;
  readonly until: string;
}

/** Looks for everything. */
export const EMPTY_SEARCH: AuditSearchForm = { person: '', kind: '', from: '', until: '' };

const DAY_MS = 86_400_000;

/** Whether the number of a person is one, or not given. */
export const isPersonValid = (person: string): boolean => /^([1-9]\d{0,14})?$/.test(person.trim());

/** What is asked for; a number of a person that is none is left out. Days are those of Türkiye. */
export function toFilter({ person, kind, from, until }: AuditSearchForm): AuditFilter {
  const filter: { -readonly [Name in keyof AuditFilter]: AuditFilter[Name] } = {};
  if (person.trim() !== '' && isPersonValid(person)) filter.person = Number(person);
  if (kind !== '') filter.kind = kind;
  if (from !== '') filter.from = startOfDay(from);
  if (until !== '') filter.until = startOfDay(until) + DAY_MS;
  return filter;
}

const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
