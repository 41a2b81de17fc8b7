import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { OfferToStart } from '@rotadas/contracts/notifications/start-token';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { readToken, signToken, START_OFFER } from '../tokens/signed-token.js';

/** Lets the recipient of a push message start the planned offer without the app. */
@Injectable()
export class StartTokens {
  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: Pick<NotificationsEnv, 'UNSUBSCRIBE_SECRET'>,
  ) {}

  /** Undefined for other notifications, after the offer has expired, and without a secret. */
  create({ userId, subject }: Pick<StoredNotification, 'userId' | 'subject'>): string | undefined {
    const { UNSUBSCRIBE_SECRET: secret } = this.env;
    if (secret === undefined || subject.kind !== 'departure-due') return undefined;
    const { offerId, departsAt } = subject.data;
    return hasExpired(departsAt) ? undefined : signToken(START_OFFER, [userId, offerId, departsAt], secret);
  }

  /** Throws `start-token-invalid`, or `planned-offer-unknown` after the offer has expired. */
  verify(token: string): OfferToStart {
    const { UNSUBSCRIBE_SECRET: secret } = this.env;
    const fields = secret === undefined ? null : readToken(START_OFFER, token, secret);
    if (!fields) throw new DomainError('start-token-invalid');
    const [userId, offerId, departsAt] = fields;
    if (hasExpired(departsAt)) throw new DomainError('planned-offer-unknown');
    return { userId, offerId };
  }
}

const hasExpired = (departsAt: number): boolean => departsAt + DEPARTURE_WAIT_MS <= Date.now();
