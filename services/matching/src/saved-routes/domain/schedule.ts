import type { Hours } from '@rotadas/contracts/matching/saved-route';
import { TURKISH_TIME_MS } from '@rotadas/contracts/primitives/turkish-time';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LAST_MINUTE = 24 * 60 - 1;

/** In place of a last day: there is none. */
const FOR_GOOD = 0xffff_ffff;

/** When somebody wants to travel, in numbers that fit into columns. */
export interface Schedule {
  /** A bit for each day of the week, the lowest for Monday. */
  readonly days: number;
  /** Minutes of the day, both included; an end before the begin is on the next day. */
  readonly begin: number;
  readonly end: number;
  /** Days since 1970-01-01, the last one that counts. */
  readonly lastDay: number;
}

/** A moment as a calendar and a clock in Türkiye show it. */
export interface TurkishMoment {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly minute: number;
}

/** The schedule of a saved route. */
export function scheduleOf(route: {
  readonly days: readonly number[];
  readonly hours: Hours | null;
  readonly endsOn: string | null;
}): Schedule {
  const { days, hours, endsOn } = route;
  return {
    days: days.reduce((bits, day) => bits | (1 << (day - 1)), 0),
    begin: hours ? minuteOf(hours.from) : 0,
    end: hours ? minuteOf(hours.to) : LAST_MINUTE,
    lastDay: endsOn === null ? FOR_GOOD : Date.parse(endsOn) / DAY_MS,
  };
}

/** What calendars and clocks in Türkiye show at a moment, epoch ms. */
export function turkishMoment(moment: number): TurkishMoment {
  const local = moment + TURKISH_TIME_MS;
  return { day: Math.floor(local / DAY_MS), minute: Math.floor((local % DAY_MS) / MINUTE_MS) };
}

/**
 * Whether somebody with such a schedule travels at that moment. Hours that pass midnight belong to
 * the day on which they begin.
 */
export function isWithin({ days, begin, end, lastDay }: Schedule, { day, minute }: TurkishMoment): boolean {
  if (day > lastDay) return false;
  if (begin < end) return begin <= minute && minute <= end && hasDay(days, day);
  return (minute >= begin && hasDay(days, day)) || (minute <= end && hasDay(days, day - 1));
}

/** The first day of the epoch was a Thursday. */
const hasDay = (days: number, day: number): boolean => (days & (1 << ((day + 3) % 7))) !== 0;

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
