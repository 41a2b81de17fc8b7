import { CalendarDate } from '../primitives/timestamp.js';
import { turkishDay } from '../primitives/turkish-time.js';

/** The earliest day on which a user can be born. */
const BIRTH_DATE_MIN = '1900-01-01';

/** Years that a provider has behind it. */
const PROVIDER_AGE_MIN = 18;

/**
 * Whether somebody can be born on `day` (`yyyy-mm-dd`): it exists, is past, and is not before 1900.
 */
export function isBirthDate(day: string, now = Date.now()): boolean {
  return CalendarDate.safeParse(day).success && day >= BIRTH_DATE_MIN && day <= turkishDay(now);
}

/**
 * Whether who is born on `day` is old enough to offer a service at `now`; born on 29 February, from
 * 1 March on.
 */
export function isOfProviderAge(day: string, now = Date.now()): boolean {
  const [year, ...rest] = day.split('-');
  return [Number(year) + PROVIDER_AGE_MIN, ...rest].join('-') <= turkishDay(now);
}
