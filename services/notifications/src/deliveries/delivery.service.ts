import { Injectable } from '@nestjs/common';
import { channelsKind } from '@rotadas/contracts/notifications/notification';
import { UsersClient } from '../users/users-client.js';
import { quietUntil } from '../settings/domain/quiet-hours.js';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { MailSender } from '../mail/mail-sender.js';
import { PushSender } from '../push/push-sender.js';
import {
  type AttemptResult,
  CHECK_AFTER_MS,
  DROPPED,
  type DeliveryJob,
  parseSubscriptionId,
} from './domain/delivery-job.js';
import { isOutdated, isUrgent } from './domain/timeliness.js';
import { type Channel, NotificationCounts } from './notification-counts.js';

@Injectable()
export class DeliveryService {
  constructor(
    private readonly notifications: NotificationStore,
    private readonly settings: NotificationSettingsStore,
    private readonly push: PushSender,
    private readonly mail: MailSender,
    private readonly users: UsersClient,
    private readonly counts: NotificationCounts,
  ) {}

  /**
   * A sent delivery is removed before its job ends, so a repeated job does nothing. Only a process
   * that is killed in between sends a duplicate, with the same message ID or topic.
   */
  async attempt(job: DeliveryJob): Promise<AttemptResult> {
    try {
      const result = await this.deliver(job);
      this.counts.add(toChannel(job), result.kind);
      return result;
    } catch (error) {
      this.counts.add(toChannel(job), 'failed');
      throw error;
    }
  }

  async giveUp(job: DeliveryJob): Promise<void> {
    await this.notifications.setCheckAt(job.notificationId, job.deliveryId, null);
    this.counts.add(toChannel(job), 'given-up');
  }

  private async deliver({ notificationId, deliveryId }: DeliveryJob): Promise<AttemptResult> {
    const notification = await this.notifications.findUnsent(notificationId, deliveryId);
    if (!notification) return DROPPED;
    const subscriptionId = parseSubscriptionId(deliveryId);
    const { channels, quietHours } = await this.settings.get(notification.userId);
    const now = Date.now();
    const until = isUrgent(notification.subject, now) ? null : quietUntil(quietHours, now);
    if (until !== null) {
      await this.notifications.setCheckAt(notificationId, deliveryId, until + CHECK_AFTER_MS);
      return { kind: 'held', until };
    }
    const kind = channelsKind(notification.subject.kind);
    const isWanted = kind === null || channels[kind][subscriptionId === null ? 'mail' : 'push'];
    const isSent =
      isWanted &&
      !isOutdated(notification, now) &&
      // The account may have been closed since; news about it is sent anyway.
      (kind === null || !(await this.users.isClosed(notification.userId)));
    const result = isSent ? await this.send(notification, subscriptionId) : DROPPED;
    if (result.kind === 'sent' || result.kind === 'dropped')
      await this.notifications.removeDelivery(notificationId, deliveryId);
    return result;
  }

  private async send(
    notification: StoredNotification,
    subscriptionId: string | null,
  ): Promise<AttemptResult> {
    if (subscriptionId !== null) return { kind: await this.push.send(notification, subscriptionId) };
    const email = await this.users.findAddress(notification.userId);
    return email === null ? DROPPED : { kind: await this.mail.send(notification, email) };
  }
}

const toChannel = ({ deliveryId }: DeliveryJob): Channel =>
  parseSubscriptionId(deliveryId) === null ? 'mail' : 'push';
