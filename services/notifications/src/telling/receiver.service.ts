import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { ChoicesStore } from '../choices/store/choices.store.js';
import type { NewNotification } from '../inbox/domain/stored-notification.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { MailSender } from '../mail/mail-sender.service.js';
import { PushService } from '../push/push.service.js';
import { PushSubscriptionStore } from '../push/store/push-subscription.store.js';
import { deliveriesOf } from './domain/deliveries-of.js';

/** Knows on which channels a user is told. */
@Injectable()
export class ReceiverService {
  constructor(
    private readonly users: RouteClient,
    private readonly choices: ChoicesStore,
    private readonly push: PushService,
    private readonly mail: MailSender,
    private readonly subscriptions: PushSubscriptionStore,
    private readonly notifications: NotificationStore,
  ) {}

  /**
   * What becomes of something of `kind` that `userId` is told at `now`; null where nothing does,
   * since the user wants it on no channel or is no more.
   */
  async wantedBy(
    userId: number,
    kind: NotificationKind,
    now: number,
  ): Promise<Pick<NewNotification, 'isListed' | 'deliveries'> | null> {
    const [isThere, { channels }] = await Promise.all([this.isThere(userId), this.choices.of(userId)]);
    if (!isThere) {
      await this.forget(userId);
      return null;
    }
    const { inbox, push, mail } = channels[kind];
    const subscriptionIds = push ? await this.push.subscriptionsOf(userId) : [];
    const deliveries = deliveriesOf(subscriptionIds, mail && this.mail.isSetUp, now);
    return inbox || deliveries.length > 0 ? { isListed: inbox, deliveries } : null;
  }

  private async isThere(userId: number): Promise<boolean> {
    try {
      await this.users.call(usersRoutes.get, { userId });
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'user-unknown') return false;
      throw error;
    }
  }

  /** Deletes all that is kept of an account that was deleted. */
  private async forget(userId: number): Promise<void> {
    await this.subscriptions.forget(userId);
    await this.choices.forget(userId);
    await this.notifications.forget(userId);
  }
}
