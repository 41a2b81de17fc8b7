import type { QuietHours } from '@rotadas/contracts/notifications/notification-settings';
import { minuteOfDay, TURKISH_TIME_MS } from '@rotadas/contracts/primitives/timestamp';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The end of the quiet hours at `now`, epoch ms; null outside them. */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  if (!quiet) return null;
  const [from, to] = [minuteOfDay(quiet.from), minuteOfDay(quiet.to)];
  const minutes = Math.floor((now + TURKISH_TIME_MS) / MINUTE_MS);
  const minute = minutes % DAY_MINUTES;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return (minutes + left) * MINUTE_MS - TURKISH_TIME_MS;
}
