import { CalendarDate, turkishDay } from '../primitives/timestamp.js';
const BIRTH_DATE_MIN = '1900-01-01';

const PROVIDER_AGE_MIN = 18;

/** Whether `day` (`yyyy-mm-dd`) exists, is not in the future and not before 1900. */
export function isBirthDate(day: string, now = Date.now()): boolean {
  return CalendarDate.safeParse(day).success && day >= BIRTH_DATE_MIN && day <= turkishDay(now);
}

/** Whether a user born on `day` is 18 at `now`; for 29 February on 1 March. */
export function isProviderAge(day: string, now = Date.now()): boolean {
  const [year, ...rest] = day.split('-');
  return [Number(year) + PROVIDER_AGE_MIN, ...rest].join('-') <= turkishDay(now);
}
