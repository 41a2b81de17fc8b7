import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Unsubscribed } from '@rotadas/contracts/notifications/unsubscribe';
import { ChoicesStore } from '../choices/store/choices.store.js';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { readUnsubscribeToken } from './domain/unsubscribe-token.js';

@Injectable()
export class UnsubscribeService {
  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: Pick<NotificationsEnv, 'UNSUBSCRIBE_SECRET'>,
    private readonly choices: ChoicesStore,
  ) {}

  async unsubscribe(token: string): Promise<Unsubscribed> {
    const { UNSUBSCRIBE_SECRET: secret } = this.env;
    const subscribed = secret === undefined ? null : readUnsubscribeToken(token, secret);
    if (!subscribed) throw new DomainError('unsubscribe-token-invalid');
    await this.choices.endMails(subscribed.userId, subscribed.kind);
    return { kind: subscribed.kind };
  }
}
