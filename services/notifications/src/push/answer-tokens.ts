import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RequestToAnswer } from '@rotadas/contracts/notifications/answer-token';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { ANSWER_REQUEST, readToken, signToken } from '../tokens/signed-token.js';

/** Lets the recipient of a push message answer a request without the app: once, by its version. */
@Injectable()
export class AnswerTokens {
  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: Pick<NotificationsEnv, 'UNSUBSCRIBE_SECRET'>,
  ) {}

  /** Undefined for other notifications, after the request has expired, and without a secret. */
  create({ userId, subject }: Pick<StoredNotification, 'userId' | 'subject'>): string | undefined {
    const { UNSUBSCRIBE_SECRET: secret } = this.env;
    if (secret === undefined || subject.kind !== 'agreement') return undefined;
    const { agreementId, news, version, expiresAt } = subject.data;
    if (news !== 'requested' || expiresAt <= Date.now()) return undefined;
    return signToken(ANSWER_REQUEST, [userId, agreementId, version, expiresAt], secret);
  }

  /** Throws `answer-token-invalid`, or `agreement-changed` after the request has expired. */
  verify(token: string): RequestToAnswer {
    const { UNSUBSCRIBE_SECRET: secret } = this.env;
    const fields = secret === undefined ? null : readToken(ANSWER_REQUEST, token, secret);
    if (!fields) throw new DomainError('answer-token-invalid');
    const [userId, agreementId, version, expiresAt] = fields;
    if (expiresAt <= Date.now()) throw new DomainError('agreement-changed');
    return { userId, agreementId, version };
  }
}
