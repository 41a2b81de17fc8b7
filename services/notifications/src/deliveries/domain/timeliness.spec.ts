import type { AgreementNews, NotificationSubject } from '@rotadas/contracts/notifications/notification';
import { aNotification } from '../../../test/support/a-notification.js';
import { isOutdated, isUrgent } from './timeliness.js';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 25, 23);

const about = (departsAt: number) => ({ agreementId: 4, otherUserId: 8, departsAt });
const news = (departsAt: number, what: AgreementNews = 'accepted', expiresAt = NOW): NotificationSubject => ({
  kind: 'agreement',
  data: { ...about(departsAt), news: what, version: 1, expiresAt },
});

it.each<[what: string, subject: NotificationSubject, urgent: boolean]>([
  ['a request of a live offer is sent', news(NOW - 60_000, 'requested'), true],
  ['a departure in three hours is sent', news(NOW + 3 * HOUR), true],
  ['a later departure is held back', news(NOW + 3 * HOUR + 1), false],
  ['news after the trip is held back', news(NOW - 4 * HOUR), false],
  ['a message before the departure is sent', { kind: 'message', data: about(NOW + HOUR) }, true],
  ['a message about another day is held back', { kind: 'message', data: about(NOW + 24 * HOUR) }, false],
  ['a reminder of the departure is sent', { kind: 'reminder', data: about(NOW + HOUR) }, true],
  ['a reminder to rate is held back', { kind: 'rating', data: about(NOW - HOUR) }, false],
  ['news about the account is sent', { kind: 'account', data: { news: 'suspended' } }, true],
  ['a planned offer that departs is held back', aNotification(7, 1).subject, false],
])('in quiet hours %s', (_what, subject, urgent) => {
  expect(isUrgent(subject, NOW)).toBe(urgent);
});

it.each<[what: string, subject: NotificationSubject, readAt: number | null, outdated: boolean]>([
  ['a request that has expired', news(NOW, 'requested', NOW), null, true],
  ['a request that can be answered', news(NOW, 'requested', NOW + 1), null, false],
  ['a freed seat after the departure', news(NOW, 'seats-freed', NOW), null, true],
  ['a freed seat of an expired request before it', news(NOW + 1, 'seats-freed', NOW), null, false],
  ['a freed seat of a live offer', news(NOW - HOUR, 'seats-freed', NOW + 1), null, false],
  ['an old acceptance', news(NOW - HOUR), null, false],
  ['a message that was read', { kind: 'message', data: about(NOW) }, NOW, true],
  ['an unread message', { kind: 'message', data: about(NOW) }, null, false],
  ['a reminder after the departure', { kind: 'reminder', data: about(NOW) }, null, true],
  ['a reminder before it', { kind: 'reminder', data: about(NOW + 1) }, NOW, false],
  ['read news about the account', { kind: 'account', data: { news: 'suspended' } }, NOW, false],
  ['a match', aNotification(7, 1).subject, NOW, false],
])('%s is sent or not', (_what, subject, readAt, outdated) => {
  expect(isOutdated({ ...aNotification(7, 1), id: 1, subject, readAt }, NOW)).toBe(outdated);
});
