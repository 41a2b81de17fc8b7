import type { QuietHours } from '@rotadas/contracts/notifications/notification-settings';
import { TURKISH_TIME_MS } from '@rotadas/contracts/primitives/timestamp';

const HOUR_MS = 3_600_000;

/** Quiet hours that began an hour ago and end in an hour. */
export function quietNow(): QuietHours {
  const formatTime = (at: number) => new Date(at + TURKISH_TIME_MS).toISOString().slice(11, 16);
  const now = Date.now();
  return { from: formatTime(now - HOUR_MS), to: formatTime(now + HOUR_MS) };
}
