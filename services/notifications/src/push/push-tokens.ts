import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RequestToAnswer } from '@rotadas/contracts/notifications/answer-token';
import type { PushMessage } from '@rotadas/contracts/notifications/push-subscription';
import type { OfferToStart } from '@rotadas/contracts/notifications/start-token';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { ANSWER_REQUEST, readToken, signToken, START_OFFER } from '../tokens/signed-token.js';

/**
 * Lets the recipient of a push message act without the app: start a planned offer, or answer a
 * request once, by its version.
 */
@Injectable()
export class PushTokens {
  private readonly secret: string | undefined;

  constructor(@Inject(NOTIFICATIONS_ENV) env: Pick<NotificationsEnv, 'UNSUBSCRIBE_SECRET'>) {
    this.secret = env.UNSUBSCRIBE_SECRET;
  }

  /** None for other notifications, after the offer or request has expired, and without a secret. */
  create({
    userId,
    subject: { kind, data },
  }: Pick<StoredNotification, 'userId' | 'subject'>): Pick<PushMessage, 'startToken' | 'answerToken'> {
    const { secret } = this;
    if (secret === undefined) return {};
    if (kind === 'departure-due' && !hasExpired(data.departsAt))
      return { startToken: signToken(START_OFFER, [userId, data.offerId, data.departsAt], secret) };
    if (kind !== 'agreement' || data.news !== 'requested' || data.expiresAt <= Date.now()) return {};
    const { agreementId, version, expiresAt } = data;
    return { answerToken: signToken(ANSWER_REQUEST, [userId, agreementId, version, expiresAt], secret) };
  }

  /** Throws `start-token-invalid`, or `planned-offer-unknown` after the offer has expired. */
  verifyStart(token: string): OfferToStart {
    const fields = this.secret === undefined ? null : readToken(START_OFFER, token, this.secret);
    if (!fields) throw new DomainError('start-token-invalid');
    const [userId, offerId, departsAt] = fields;
    if (hasExpired(departsAt)) throw new DomainError('planned-offer-unknown');
    return { userId, offerId };
  }

  /** Throws `answer-token-invalid`, or `agreement-changed` after the request has expired. */
  verifyAnswer(token: string): RequestToAnswer {
    const fields = this.secret === undefined ? null : readToken(ANSWER_REQUEST, token, this.secret);
    if (!fields) throw new DomainError('answer-token-invalid');
    const [userId, agreementId, version, expiresAt] = fields;
    if (expiresAt <= Date.now()) throw new DomainError('agreement-changed');
    return { userId, agreementId, version };
  }
}

const hasExpired = (departsAt: number): boolean => departsAt + DEPARTURE_WAIT_MS <= Date.now();
