import { Injectable } from '@nestjs/common';
import type {
  NotificationPage,
  NotificationPageRequest,
  ReadInput,
  UnreadCount,
} from '@rotadas/contracts/notifications/notification-page';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { usersEvents } from '@rotadas/contracts/users/users.events';
import { toPage } from './domain/stored-notification.js';
import { NotificationStore } from './store/notification.store.js';

type BlocksChange = PayloadOf<typeof usersEvents.blocksChanged>;

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

  /** Neither side of a block sees what names the other. */
  async hideBlocked({ blockerId, blockedId, isBlocked }: BlocksChange): Promise<void> {
    if (!isBlocked) return;
    await this.notifications.hideAbout(blockerId, blockedId);
    await this.notifications.hideAbout(blockedId, blockerId);
  }

  async read(userId: number, read: ReadInput): Promise<UnreadCount> {
    await this.notifications.markRead(userId, read, Date.now());
    return { unread: await this.notifications.countUnread(userId) };
  }
}
