import { Injectable } from '@nestjs/common';
import { channelsKind } from '@rotadas/contracts/notifications/notification';
import { IdleMap } from '@rotadas/service-kit/collections/idle-map';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { UsersClient } from '../users/users-client.js';
import { CHECK_AFTER_MS } from '../deliveries/domain/delivery-job.js';
import { NotificationCounts } from '../deliveries/notification-counts.js';
import { DeliveryQueues } from '../deliveries/store/delivery-queues.js';
import {
  notificationView,
  type NotificationRequest,
  type StoredNotification,
} from '../inbox/domain/stored-notification.js';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { ChannelResolver } from './channel-resolver.js';
import {
  NOTIFICATION_CREATED,
  NotificationCreated,
} from '@rotadas/contracts/notifications/notifications.rpc';

/** Longer than the pauses between retries, ms; another instance may finish the event. */
const UNPUBLISHED_MS = 60_000;

@Injectable()
export class NotificationDispatcher {
  /** IDs of stored notifications; a retry in this process publishes them. */
  private readonly unpublished = new IdleMap<number, true>(UNPUBLISHED_MS);

  constructor(
    private readonly users: UsersClient,
    private readonly channels: ChannelResolver,
    private readonly notifications: NotificationStore,
    private readonly queues: DeliveryQueues,
    private readonly publisher: NatsPublisher,
    private readonly counts: NotificationCounts,
  ) {}

  /**
   * Idempotent by key: completes what an earlier call started. If the day is full, it publishes the
   * new summary of the day instead.
   */
  async dispatch(request: NotificationRequest): Promise<void> {
    const now = Date.now();
    const resolved = await this.channels.resolveChannels(
      request.userId,
      channelsKind(request.subject.kind),
      now,
    );
    if (!resolved) return;
    const draft = { ...request, ...resolved, createdAt: now };
    const isNewProvider = await this.isNewProvider(request, now);
    const added = await this.notifications.add({ draft, isNewProvider });
    if (!added) return;
    const { notification, isNew } = added;
    if (isNew && notification.isListed) this.unpublished.set(notification.id, true);
    if (this.unpublished.get(notification.id)) await this.publishCreated(notification);
    // The sweep adds the jobs of later deliveries.
    const due = notification.deliveries.filter(({ checkAt }) => (checkAt ?? 0) <= now + CHECK_AFTER_MS);
    await this.queues.add(due.map(({ id }) => ({ notificationId: notification.id, deliveryId: id })));
  }

  private async isNewProvider({ subject }: NotificationRequest, now: number): Promise<boolean> {
    return subject.kind === 'route-matched' && (await this.users.isNew(subject.data.providerId, now));
  }

  private async publishCreated(notification: StoredNotification): Promise<void> {
    const { id, userId } = notification;
    const unread = await this.notifications.countUnread(userId);
    const notified: NotificationCreated = { userId, notification: notificationView(notification), unread };
    this.publisher.publish(NOTIFICATION_CREATED, notified);
    this.unpublished.delete(id);
    this.counts.add('inbox', 'sent');
  }
}
