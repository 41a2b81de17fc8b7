import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { type AgreementNews, AGREEMENTS_PAGE_PATH } from '@rotadas/contracts/notifications/notification';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { NotificationRequest } from '../../inbox/domain/stored-notification.js';
import { messageTexts, newsTexts, ratingTexts, reminderTexts, type Side } from './agreement-texts.js';

type Change = PayloadOf<typeof agreementsEvents.changed>;

export interface Recipient {
  readonly userId: number;
  readonly side: Side;
}

/** The present agreement, as the recipient sees it. */
export interface Seen extends Recipient {
  readonly agreement: AgreementView;
}

/** The last reminder to rate comes this long after the end, ms. */
const LAST_RATING_REMINDER_MS = 12 * 86_400_000;

export function bothSides({
  requesterId,
  providerId,
}: Pick<Change, 'requesterId' | 'providerId'>): [requester: Recipient, provider: Recipient] {
  return [
    { userId: requesterId, side: 'requester' },
    { userId: providerId, side: 'provider' },
  ];
}

/** The news of a change; null if it is none, such as the start of a trip. */
function toNews({ from, to }: Change): AgreementNews | null {
  if (from === to || to === 'under_way' || to === 'done' || to === 'lapsed') return null;
  return to === 'cancelled' && from === 'requested' ? 'withdrawn' : to;
}

/** Who is notified of a change: the sides that did not act and did not let it expire. */
export function changeRecipients(change: Change): Recipient[] {
  if (toNews(change) === null) return [];
  const [requester, provider] = bothSides(change);
  if (change.to === 'expired') return [requester];
  return [requester, provider].filter(({ side }) => side !== change.actor);
}

/** Null if the agreement has changed since. */
export function changeNotification(change: Change, seen: Seen): NotificationRequest | null {
  const news = toNews(change);
  if (news === null || seen.agreement.state !== change.to) return null;
  return newsRequest(news, seen, `agreement:${seen.userId}:${change.agreementId}:${change.version}`);
}

/** Each requester gets one per cancelled agreement; null after the departure or a later change. */
export function seatsNotification(
  { cancelledId }: PayloadOf<typeof agreementsEvents.seatsFreed>,
  seen: Seen,
  now: number,
): NotificationRequest | null {
  const { state, departsAt } = seen.agreement;
  const isWaiting = state === 'requested' || (state === 'expired' && departsAt > now);
  return isWaiting ? newsRequest('seats-freed', seen, `seats-freed:${seen.userId}:${cancelledId}`) : null;
}

/** Each recipient gets one until the messages are read; null if they are. */
export function messageNotification(
  { agreementId, readUpTo }: PayloadOf<typeof agreementsEvents.messageSent>,
  { userId, side, agreement }: Seen,
): NotificationRequest | null {
  if (agreement.unread === 0) return null;
  const subject = { kind: 'message', data: about(agreement) } as const;
  const key = `message:${userId}:${agreementId}:${readUpTo ?? 0}`;
  return { userId, key, subject, ...messageTexts(agreement, side), link: linkTo(agreement) };
}

/** Null if the departure has passed or was cancelled, or if the side cannot rate. */
export function reminderNotification(
  { kind, dueAt }: PayloadOf<typeof agreementsEvents.reminderDue>,
  { userId, side, agreement }: Seen,
  now: number,
): NotificationRequest | null {
  const { id, state, departsAt, endedAt, canRate } = agreement;
  const isRating = kind === 'rating';
  if (isRating ? !canRate : state !== 'accepted' || departsAt <= now) return null;
  const isLast = dueAt - (endedAt ?? dueAt) >= LAST_RATING_REMINDER_MS;
  const texts = isRating ? ratingTexts(agreement, side, isLast) : reminderTexts(agreement, side);
  const subject = { kind: isRating ? 'rating' : 'reminder', data: about(agreement) } as const;
  const key = `${kind}-reminder:${userId}:${id}:${dueAt}`;
  return { userId, key, subject, ...texts, link: linkTo(agreement) };
}

function newsRequest(
  news: AgreementNews,
  { userId, side, agreement }: Seen,
  key: string,
): NotificationRequest {
  const { version, expiresAt } = agreement;
  const data = { ...about(agreement), news, version, expiresAt };
  const texts = newsTexts(news, agreement, side);
  return { userId, key, subject: { kind: 'agreement', data }, ...texts, link: linkTo(agreement) };
}

const about = ({ id, departsAt }: AgreementView) => ({ agreementId: id, departsAt });

const linkTo = ({ id }: AgreementView): string => `${AGREEMENTS_PAGE_PATH}/${id}`;
