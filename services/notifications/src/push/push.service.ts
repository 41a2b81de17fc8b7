import { ECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { PushKey, PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { EndpointGuard } from './endpoint-guard.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';

/** Whether a key in base64url is a point of P-256 (RFC 8291); others cannot encrypt. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

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

  /** Throws `push-unconfigured`, `push-endpoint-refused` or `push-endpoint-taken`. */
  async subscribe(userId: number, subscription: PushSubscriptionInput): Promise<void> {
    if (this.env.VAPID_PUBLIC_KEY === undefined) throw new DomainError('push-unconfigured');
    if (!isPublicKey(subscription.keys.p256dh)) throw new DomainError('push-endpoint-refused');
    await this.guard.check(subscription.endpoint);
    const isSaved = await this.subscriptions.save(userId, subscription, Date.now());
    if (!isSaved) throw new DomainError('push-endpoint-taken');
  }
}
