import type { NewNotification } from '../../src/inbox/domain/stored-notification.js';
import { matchNotification } from '../../src/dispatch/domain/notification-requests.js';
import { aMatch } from './some-events.js';

export function aNotification(
  userId: number,
  offerId: number,
  known: Partial<NewNotification> = {},
): NewNotification {
  return {
    ...matchNotification(aMatch(userId, offerId)),
    createdAt: Date.parse('2026-05-01T00:00:00Z'),
    isListed: true,
    deliveries: [],
    ...known,
  };
}
