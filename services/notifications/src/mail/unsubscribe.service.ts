import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Unsubscribed } from '@rotadas/contracts/notifications/unsubscribe';
import { ChoicesStore } from '../choices/store/choices.store.js';
import { readUnsubscribeToken } from './domain/unsubscribe-token.js';
import { MAIL_SETTINGS, type MailSettings } from './mail-sender.service.js';

/** Ends mails by the token of a mail. */
@Injectable()
export class UnsubscribeService {
  constructor(
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
    private readonly choices: ChoicesStore,
  ) {}

  async unsubscribe(token: string): Promise<Unsubscribed> {
    const { settings } = this;
    const subscribed = settings && readUnsubscribeToken(token, settings.unsubscribeSecret);
    if (!subscribed) throw new DomainError('unsubscribe-token-invalid');
    await this.choices.endMails(subscribed.userId, subscribed.kind);
    return { kind: subscribed.kind };
  }
}
