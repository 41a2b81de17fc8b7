import type { NotificationSubject } from '@rotadas/contracts/notifications/notification';
import type { StoredNotification } from '../../inbox/domain/stored-notification.js';

/** What happens this close to a departure is not held back in quiet hours, ms. */
const URGENT_MS = 3 * 3_600_000;

/** Whether it is sent in quiet hours too; `now` is epoch ms. */
export function isUrgent({ kind, data }: NotificationSubject, now: number): boolean {
  if (kind === 'reminder' || kind === 'account') return true;
  return (kind === 'agreement' || kind === 'message') && Math.abs(data.departsAt - now) <= URGENT_MS;
}

/** Whether it is no longer worth sending at `now`, epoch ms. */
export function isOutdated({ subject, readAt }: StoredNotification, now: number): boolean {
  const { kind, data } = subject;
  if (kind === 'message') return readAt !== null;
  if (kind === 'reminder') return data.departsAt <= now;
  if (kind !== 'agreement') return false;
  if (data.news === 'seats-freed') return Math.max(data.departsAt, data.expiresAt) <= now;
  return data.news === 'requested' && data.expiresAt <= now;
}
