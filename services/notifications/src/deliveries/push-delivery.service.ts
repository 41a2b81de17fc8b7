import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import type { PushOutcome } from '../push/push-request.js';
import { type StoredSubscription, PushSubscriptionStore } from '../push/store/push-subscription.store.js';
import { PushSender } from '../push/push-sender.service.js';
import { type AttemptResult, DROPPED } from './domain/delivery-job.js';

@Injectable()
export class PushDelivery {
  constructor(
    private readonly subscriptions: PushSubscriptionStore,
    private readonly sender: PushSender,
  ) {}

  /** Rejects if a retry may succeed. Deletes a subscription that no longer exists. */
  async send(notification: StoredNotification, subscriptionId: string): Promise<AttemptResult> {
    const subscription = await this.subscriptions.find(subscriptionId, notification.userId);
    if (!subscription) return DROPPED;
    const outcome = await this.trySend(notification, subscription);
    switch (outcome) {
      case 'sent':
      case 'rejected':
        return { kind: outcome };
      case 'expired':
        await this.subscriptions.removeExpired(subscription);
        return DROPPED;
      case 'retry':
        throw new Error('the push service returned a temporary error');
    }
  }

  private async trySend(
    { id, title, text, link, createdAt }: StoredNotification,
    subscription: StoredSubscription,
  ): Promise<PushOutcome> {
    try {
      return await this.sender.send(subscription, { id, title, text, link, createdAt });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'push-endpoint-refused') return 'rejected';
      throw error;
    }
  }
}
