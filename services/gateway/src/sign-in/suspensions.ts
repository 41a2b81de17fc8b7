import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';

/**
 * Suspends accounts that the identity provider disabled or deleted: publishes the change
 * immediately, and stores it as soon as the users service is available.
 */
@Injectable()
export class Suspensions implements OnApplicationShutdown {
  private readonly pending = new Set<number>();
  private readonly storing = new RetryingTask(() => this.storePending());

  constructor(
    private readonly rpc: RpcClient,
    private readonly publisher: NatsPublisher,
  ) {}

  onApplicationShutdown(): void {
    this.storing.stop();
  }

  add(userId: number): void {
    this.publish({ kind: 'suspended', userId });
    this.pending.add(userId);
    this.storing.request();
  }

  /** Publishes that the users service deleted an account: there is nothing to store. */
  publishDeleted(userId: number): void {
    this.publish({ kind: 'deleted', userId });
  }

  /** The identity provider has confirmed the account since. Has no effect once it is stored. */
  cancel(userId: number): void {
    this.pending.delete(userId);
  }

  private async storePending(): Promise<void> {
    for (const userId of this.pending) {
      try {
        await this.rpc.call(usersRpc.suspend, { userId });
      } catch (error) {
        // It is added again at the end, so that it does not block the others.
        if (this.pending.delete(userId)) this.pending.add(userId);
        throw error;
      }
      // Publish again: a subscriber that missed the first message may have read the account before.
      if (this.pending.delete(userId)) this.publish({ kind: 'suspended', userId });
    }
  }

  private publish(change: AccessChange): void {
    this.publisher.publish(ACCESS_CHANGED, change);
  }
}
