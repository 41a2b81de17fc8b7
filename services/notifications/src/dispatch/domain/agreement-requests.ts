import { DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import {
  type AgreementNews,
  AGREEMENTS_PAGE_PATH,
  type NotificationSubject,
} from '@rotadas/contracts/notifications/notification';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { NotificationRequest } from '../../inbox/domain/stored-notification.js';
import { type Occasion, otherSide, type Seen, writeTexts } from './agreement-texts.js';

type Change = PayloadOf<typeof agreementsEvents.changed>;

/** The last reminder to rate comes this long after the end, ms. */
const LAST_RATING_REMINDER_MS = 12 * 86_400_000;

/** The news of a change; null if it is none, such as the start of a trip. */
function toNews({ from, to }: Change): AgreementNews | null {
  if (from === to || to === 'under_way' || to === 'done' || to === 'lapsed') return null;
  return to === 'cancelled' && from === 'requested' ? 'withdrawn' : to;
}

/** The sides that did not make the change and did not let the request expire. */
export function changeRecipients(change: Change): number[] {
  const { requesterId, providerId, actor, to } = change;
  if (toNews(change) === null) return [];
  if (actor === 'provider' || to === 'expired') return [requesterId];
  return actor === 'requester' ? [providerId] : [requesterId, providerId];
}

/** Null if the agreement has changed since. */
export function changeNotification(change: Change, seen: Seen): NotificationRequest | null {
  const news = toNews(change);
  if (news === null || seen.agreement.state !== change.to) return null;
  return toRequest(news, seen, `agreement:${seen.userId}:${change.agreementId}:${change.version}`);
}

/** Each requester gets one per cancelled agreement; null after the departure or a later change. */
export function seatsNotification(
  { cancelledId }: PayloadOf<typeof agreementsEvents.seatsFreed>,
  seen: Seen,
  now: number,
): NotificationRequest | null {
  const { state, departsAt } = seen.agreement;
  const isWaiting = state === 'requested' || (state === 'expired' && departsAt > now);
  return isWaiting ? toRequest('seats-freed', seen, `seats-freed:${seen.userId}:${cancelledId}`) : null;
}

/** Each recipient gets one until the messages are read; null if they are. */
export function messageNotification(
  { agreementId, readUpTo }: PayloadOf<typeof agreementsEvents.messageSent>,
  seen: Seen,
): NotificationRequest | null {
  if (seen.agreement.unread === 0) return null;
  return toRequest('message', seen, `message:${seen.userId}:${agreementId}:${readUpTo ?? 0}`);
}

/**
 * Null if the departure has passed or was cancelled, if the side cannot rate, or if the other side
 * has deleted the account.
 */
export function reminderNotification(
  { kind, agreementId, dueAt }: PayloadOf<typeof agreementsEvents.reminderDue>,
  seen: Seen,
  now: number,
): NotificationRequest | null {
  if (otherSide(seen).name === DELETED_NAME) return null;
  const { state, departsAt, endedAt, canRate } = seen.agreement;
  const key = `${kind}-reminder:${seen.userId}:${agreementId}:${dueAt}`;
  if (kind === 'departure')
    return state === 'accepted' && departsAt > now ? toRequest('reminder', seen, key) : null;
  const isLast = dueAt - (endedAt ?? dueAt) >= LAST_RATING_REMINDER_MS;
  return canRate ? toRequest(isLast ? 'last-rating' : 'rating', seen, key) : null;
}

function toRequest(occasion: Occasion, seen: Seen, key: string): NotificationRequest {
  const { userId, agreement } = seen;
  const link = `${AGREEMENTS_PAGE_PATH}/${agreement.id}`;
  return { userId, key, subject: toSubject(occasion, seen), ...writeTexts(occasion, seen), link };
}

function toSubject(occasion: Occasion, seen: Seen): NotificationSubject {
  const { id: agreementId, departsAt, version, expiresAt } = seen.agreement;
  const about = { agreementId, otherUserId: otherSide(seen).id, departsAt };
  if (occasion === 'last-rating') return { kind: 'rating', data: about };
  if (occasion === 'message' || occasion === 'reminder' || occasion === 'rating')
    return { kind: occasion, data: about };
  return { kind: 'agreement', data: { ...about, news: occasion, version, expiresAt } };
}
