import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { FollowUpService } from './follow-up.service.js';
import { AgreementStore } from './store/agreement.store.js';

/** Both sides of a page are looked up in one call. */
const PAGE_SIZE = 500;

/**
 * Ends open agreements when an account is deleted or suspended. Reviews both sides of all of them
 * after a start, a reconnect or a report of missed changes.
 */
@Injectable()
export class LostAccessHandler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly review = new RetryingTask(() => this.reviewAll());

  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly rpc: RpcClient,
    private readonly agreements: AgreementStore,
    private readonly followUp: FollowUpService,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.review.request());
    void this.subscriber
      .subscribe(ACCESS_CHANGED, AccessChange, (change) => this.onChange(change))
      .then(() => this.review.request());
  }

  onApplicationShutdown(): void {
    this.review.stop();
  }

  private onChange(change: AccessChange): void {
    if (change.kind === 'missed') this.review.request();
    else if (change.kind !== 'changed' && change.kind !== 'signed-out')
      this.followUp.afterLostAccess(change.userId).catch(() => this.review.request());
  }

  private async reviewAll(): Promise<void> {
    const readPage = (afterId: number) => this.agreements.listOpenPage(afterId, PAGE_SIZE);
    for await (const page of readPages(0, readPage, (read) => read.at(-1)?.id ?? null)) {
      const userIds = [...new Set(page.flatMap(({ requesterId, providerId }) => [requesterId, providerId]))];
      if (userIds.length === 0) return;
      const { users } = await this.rpc.call(usersRpc.getAccounts, { userIds });
      const active = new Set(users.filter(({ isSuspended }) => !isSuspended).map(({ id }) => id));
      for (const userId of userIds) if (!active.has(userId)) await this.followUp.afterLostAccess(userId);
    }
  }
}
