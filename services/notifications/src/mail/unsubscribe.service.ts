import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Unsubscribed } from '@rotadas/contracts/notifications/unsubscribe';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { UsersClient } from '../users/users-client.js';
import { readToken, UNSUBSCRIBE } from '../tokens/signed-token.js';

@Injectable()
export class UnsubscribeService {
  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: Pick<NotificationsEnv, 'UNSUBSCRIBE_SECRET'>,
    private readonly settings: NotificationSettingsStore,
    private readonly users: UsersClient,
  ) {}

  async unsubscribe(token: string): Promise<Unsubscribed> {
    const { UNSUBSCRIBE_SECRET: secret } = this.env;
    const fields = secret === undefined ? null : readToken(UNSUBSCRIBE, token, secret);
    if (!fields) throw new DomainError('unsubscribe-token-invalid');
    const [userId, kind] = fields;
    // An erased user gets no settings again.
    if ((await this.users.findAddress(userId)) !== null) await this.settings.disableMail(userId, kind);
    return { kind };
  }
}
