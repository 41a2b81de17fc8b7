import type { AdminActKind } from '@rotadas/contracts/admin-acts/admin-act';
import type { ActFilter } from './acts.api.js';

/** What the fields of the search hold. */
export interface ActSearch {
  readonly person: string;
  readonly kind: AdminActKind | '';
  /** Days, `yyyy-mm-dd`. */
  readonly from: string;
  readonly until: string;
}

/** Looks for everything. */
export const EMPTY_SEARCH: ActSearch = { person: '', kind: '', from: '', until: '' };

const DAY_MS = 86_400_000;

/** Whether the number of a person is one, or not given. */
export const isPersonValid = (person: string): boolean => /^([1-9]\d{0,14})?$/.test(person.trim());

/** What is asked for; a number of a person that is none is left out. Days are those of Türkiye. */
export function filterOf({ person, kind, from, until }: ActSearch): ActFilter {
  const filter: { -readonly [Name in keyof ActFilter]: ActFilter[Name] } = {};
  if (person.trim() !== '' && isPersonValid(person)) filter.person = Number(person);
  if (kind !== '') filter.kind = kind;
  if (from !== '') filter.from = startOf(from);
  if (until !== '') filter.until = startOf(until) + DAY_MS;
  return filter;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
