import { createECDH, randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import type { StoredSubscription } from '../../src/push/store/push-subscription.schema.js';
import type { PushSubscriptionStore } from '../../src/push/store/push-subscription.store.js';

export function aSubscription(): PushSubscriptionInput {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint: `https://8.8.8.8/${randomUUID()}`, keys: { p256dh, auth: 'a'.repeat(22) } };
}

/** The endpoint is the ID. */
export class InMemorySubscriptionStore implements Pick<
  PushSubscriptionStore,
  'save' | 'listIds' | 'find' | 'removeExpired'
> {
  private readonly subscriptions = new Map<string, StoredSubscription>();

  async save(userId: number, { endpoint, keys }: PushSubscriptionInput, createdAt: number): Promise<boolean> {
    this.subscriptions.set(endpoint, { id: endpoint, userId, endpoint, ...keys, createdAt });
    return true;
  }

  async listIds(userId: number): Promise<string[]> {
    return [...this.subscriptions.values()].filter((each) => each.userId === userId).map(({ id }) => id);
  }

  async find(id: string, userId: number): Promise<StoredSubscription | null> {
    const found = this.subscriptions.get(id);
    return found?.userId === userId ? found : null;
  }
  async removeExpired({ id }: StoredSubscription): Promise<void> {
    this.subscriptions.delete(id);
  }
}
