import { ECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { PushKey, PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { EndpointGuard } from './endpoint-guard.service.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';

/**
 * Whether a browser's public key, in base64url, is a point of P-256 (RFC 8291): for any other one
 * nothing can ever be encrypted.
 */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** What users do with push messages to their browsers. */
@Injectable()
export class PushService {
  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: Pick<NotificationsEnv, 'VAPID_PUBLIC_KEY'>,
    private readonly guard: EndpointGuard,
    private readonly subscriptions: PushSubscriptionStore,
  ) {}

  key(): PushKey {
    return { publicKey: this.env.VAPID_PUBLIC_KEY ?? null };
  }

  /**
   * Saves a browser whose push service is at a public address, and whose key is one; throws
   * `push-endpoint-taken` for a browser of another user.
   */
  async subscribe(userId: number, subscription: PushSubscriptionInput): Promise<void> {
    if (this.env.VAPID_PUBLIC_KEY === undefined) throw new DomainError('push-unconfigured');
    if (!isPublicKey(subscription.keys.p256dh)) throw new DomainError('push-endpoint-refused');
    await this.guard.check(subscription.endpoint);
    const isSaved = await this.subscriptions.save(userId, subscription, Date.now());
    if (!isSaved) throw new DomainError('push-endpoint-taken');
  }

  /** The subscriptions that a user is told by now; none where push is not set up. */
  async subscriptionsOf(userId: number): Promise<string[]> {
    return this.env.VAPID_PUBLIC_KEY !== undefined ? this.subscriptions.idsOf(userId) : [];
  }

  unsubscribe(userId: number, endpoint: string): Promise<void> {
    return this.subscriptions.remove(userId, endpoint);
  }
}
