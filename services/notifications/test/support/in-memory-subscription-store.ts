import { createECDH, randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import type {
  StoredSubscription,
  PushSubscriptionStore,
} from '../../src/push/store/push-subscription.store.js';

const PER_USER_MAX = 10;

export function aSubscription(): PushSubscriptionInput {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint: `https://8.8.8.8/${randomUUID()}`, keys: { p256dh, auth: 'a'.repeat(22) } };
}

/** The endpoint is the id. */
export class InMemorySubscriptionStore implements Pick<PushSubscriptionStore, keyof PushSubscriptionStore> {
  private readonly subscriptions = new Map<string, StoredSubscription>();

  async save(userId: number, { endpoint, keys }: PushSubscriptionInput, now: number): Promise<boolean> {
    if ((this.subscriptions.get(endpoint)?.userId ?? userId) !== userId) return false;
    this.subscriptions.set(endpoint, { id: endpoint, userId, endpoint, ...keys, createdAt: now });
    const oldestFirst = this.all(userId).toSorted((one, other) => one.createdAt - other.createdAt);
    for (const { id } of oldestFirst.slice(0, -PER_USER_MAX)) this.subscriptions.delete(id);
    return true;
  }

  async listIds(userId: number): Promise<string[]> {
    return this.all(userId).map(({ id }) => id);
  }

  async find(id: string, userId: number): Promise<StoredSubscription | null> {
    return this.all(userId).find((each) => each.id === id) ?? null;
  }

  async removeExpired({ id }: StoredSubscription): Promise<void> {
    this.subscriptions.delete(id);
  }

  async remove(userId: number, endpoint: string): Promise<void> {
    if (await this.find(endpoint, userId)) this.subscriptions.delete(endpoint);
  }

  async forget(userId: number): Promise<void> {
    for (const { id } of this.all(userId)) this.subscriptions.delete(id);
  }

  private all(userId: number): StoredSubscription[] {
    return [...this.subscriptions.values()].filter((each) => each.userId === userId);
  }
}
