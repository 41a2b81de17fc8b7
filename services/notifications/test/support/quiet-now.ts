import type { QuietHours } from '@rotadas/contracts/notifications/notification-choices';
import { TURKISH_TIME_MS } from '@rotadas/contracts/primitives/turkish-time';

const HOUR_MS = 3_600_000;

/** Quiet hours from an hour ago until in an hour. */
export function quietNow(): QuietHours {
  const timeOf = (moment: number) => new Date(moment + TURKISH_TIME_MS).toISOString().slice(11, 16);
  const now = Date.now();
  return { from: timeOf(now - HOUR_MS), to: timeOf(now + HOUR_MS) };
}
