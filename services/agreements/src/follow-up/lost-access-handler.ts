import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ACCESS_CHANGED, AccessChange, endsAccess } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { AgreementStore } from '../agreements/store/agreement.store.js';
import { ShareEndings } from '../shares/share-endings.js';
import { ShareStore } from '../shares/store/share.store.js';
import { FollowUpService } from './follow-up.service.js';

/** Both sides of a page are looked up in one call. */
const PAGE_SIZE = 500;

/**
 * Ends open agreements and shared trips when an account is deleted or suspended. Reviews the users
 * of all of them after a start, a reconnect or a report of missed changes.
 */
@Injectable()
export class LostAccessHandler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly reviews = new RetryingTask(() => this.reviewAll());

  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly rpc: RpcClient,
    private readonly agreements: AgreementStore,
    private readonly shares: ShareStore,
    private readonly followUp: FollowUpService,
    private readonly shareEndings: ShareEndings,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.reviews.request());
    void this.subscriber
      .subscribe(ACCESS_CHANGED, AccessChange, (change) => this.onChange(change))
      .then(() => this.reviews.request());
  }

  onApplicationShutdown(): void {
    this.reviews.stop();
  }

  private onChange(change: AccessChange): void {
    if (change.kind === 'missed') this.reviews.request();
    else if (endsAccess(change)) this.end(change.userId).catch(() => this.reviews.request());
  }

  private async reviewAll(): Promise<void> {
    const readPage = (afterId: number) => this.agreements.listOpenPage(afterId, PAGE_SIZE);
    for await (const page of readPages(0, readPage, (read) => read.at(-1)?.id ?? null))
      await this.review(page.flatMap(({ requesterId, providerId }) => [requesterId, providerId]));
    const sharing = await this.shares.listUsers(Date.now());
    for (let from = 0; from < sharing.length; from += PAGE_SIZE)
      await this.review(sharing.slice(from, from + PAGE_SIZE));
  }

  private async review(found: readonly number[]): Promise<void> {
    const userIds = [...new Set(found)];
    if (userIds.length === 0) return;
    const { users } = await this.rpc.call(usersRpc.getAccounts, { userIds });
    const active = new Set(users.filter(({ isSuspended }) => !isSuspended).map(({ id }) => id));
    for (const userId of userIds) if (!active.has(userId)) await this.end(userId);
  }

  private async end(userId: number): Promise<void> {
    await this.shareEndings.afterLostAccess(userId);
    await this.followUp.afterLostAccess(userId);
  }
}
