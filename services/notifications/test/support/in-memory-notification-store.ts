import type { Delivery, StoredNotification } from '../../src/inbox/domain/stored-notification.js';
import type {
  InsertedNotification,
  NotificationInsert,
} from '../../src/inbox/store/notification-inserter.js';
import type { NotificationStore } from '../../src/inbox/store/notification.store.js';

/** Applies no limits. */
export class InMemoryNotificationStore implements Omit<NotificationStore, 'markRead'> {
  private stored: readonly StoredNotification[] = [];
  private lastId = 0;

  async add({ draft }: Pick<NotificationInsert, 'draft'>): Promise<InsertedNotification | null> {
    const known = this.stored.find(({ key }) => key === draft.key);
    if (known) return { notification: known, isNew: false };
    const notification = { ...draft, id: (this.lastId += 1), readAt: null };
    this.stored = [notification, ...this.stored];
    return { notification, isNew: true };
  }

  async listNewest(userId: number, limit: number): Promise<StoredNotification[]> {
    return this.listed(userId).slice(0, limit);
  }

  async countUnread(userId: number): Promise<number> {
    return this.listed(userId).filter(({ readAt }) => readAt === null).length;
  }

  async hideAbout(userId: number, otherId: number): Promise<void> {
    const isAbout = ({ data }: StoredNotification['subject']) =>
      ('providerId' in data && data.providerId === otherId) ||
      ('otherUserId' in data && data.otherUserId === otherId);
    this.replace((each) =>
      each.userId === userId && isAbout(each.subject) ? { ...each, isListed: false, deliveries: [] } : each,
    );
  }

  async findUnsent(notificationId: number, deliveryId: string): Promise<StoredNotification | null> {
    const found = this.stored.find(({ id }) => id === notificationId);
    return found?.deliveries.some(({ id }) => id === deliveryId) ? found : null;
  }

  async removeDelivery(notificationId: number, deliveryId: string): Promise<void> {
    this.changeDeliveries([notificationId], (all) => all.filter(({ id }) => id !== deliveryId));
  }

  async setCheckAt(notificationId: number, deliveryId: string, checkAt: number | null): Promise<void> {
    this.changeDeliveries([notificationId], (all) =>
      all.map((each) => (each.id === deliveryId ? { ...each, checkAt } : each)),
    );
  }

  async findDue(now: number, limit: number): Promise<StoredNotification[]> {
    return this.stored
      .filter(({ deliveries }) => deliveries.some((each) => isDue(each, now)))
      .toReversed()
      .slice(0, limit);
  }

  async postpone(notificationIds: readonly number[], now: number): Promise<void> {
    this.changeDeliveries(notificationIds, (all) =>
      all.map((each) => (isDue(each, now) ? { ...each, checkAt: now + 60_000 } : each)),
    );
  }

  private listed(userId: number): readonly StoredNotification[] {
    return this.stored.filter((each) => each.userId === userId && each.isListed);
  }

  private changeDeliveries(
    notificationIds: readonly number[],
    change: (deliveries: readonly Delivery[]) => readonly Delivery[],
  ): void {
    this.replace((each) =>
      notificationIds.includes(each.id) ? { ...each, deliveries: change(each.deliveries) } : each,
    );
  }

  private replace(change: (notification: StoredNotification) => StoredNotification): void {
    this.stored = this.stored.map(change);
  }
}

const isDue = ({ checkAt }: Delivery, now: number) => checkAt !== null && checkAt <= now;
