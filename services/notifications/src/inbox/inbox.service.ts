import { Injectable } from '@nestjs/common';
import type {
  NotificationPage,
  NotificationPageRequest,
  ReadInput,
  UnreadCount,
} from '@rotadas/contracts/notifications/notification-page';
import { toPage } from './domain/stored-notification.js';
import { NotificationStore } from './store/notification.store.js';

@Injectable()
export class InboxService {
  constructor(private readonly notifications: NotificationStore) {}

  async list(userId: number, { limit, before }: NotificationPageRequest): Promise<NotificationPage> {
    const [found, unread] = await Promise.all([
      this.notifications.listNewest(userId, limit + 1, before),
      this.notifications.countUnread(userId),
    ]);
    return { ...toPage(found, limit), unread };
  }

  async read(userId: number, read: ReadInput): Promise<UnreadCount> {
    await this.notifications.markRead(userId, read, Date.now());
    return { unread: await this.notifications.countUnread(userId) };
  }
}
