import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ACCESS_CHANGED, AccessChange, endsAccess } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { PlannedService } from '../planned/planned.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { MarkerStore } from '../markers/store/marker.store.js';
import { ProviderStore } from '../presence/store/provider.store.js';

const PAGE_SIZE = 500;

/**
 * Ends offers when an account is deleted or suspended. Reviews all owners of offers after a start,
 * a reconnect or a report of missed changes; the users service knows both kinds of accounts.
 */
@Injectable()
export class RevocationHandler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly revokedTask = new RetryingTask(() => this.endOffersOfRevoked());
  private readonly pending = new Set<number>();
  private readonly endTask = new RetryingTask(() => this.endPending());

  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly rpc: RpcClient,
    private readonly providers: ProviderStore,
    private readonly presence: PresenceService,
    private readonly markers: MarkerStore,
    private readonly planned: PlannedService,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.revokedTask.request());
    void this.subscriber
      .subscribe(ACCESS_CHANGED, AccessChange, (change) => this.onChange(change))
      .then(() => this.revokedTask.request());
  }

  onApplicationShutdown(): void {
    this.revokedTask.stop();
    this.endTask.stop();
  }

  private onChange(change: AccessChange): void {
    if (change.kind === 'missed') return this.revokedTask.request();
    if (endsAccess(change)) this.enqueue(change.userId);
  }

  private enqueue(userId: number): void {
    this.pending.add(userId);
    this.endTask.request();
  }

  private async endPending(): Promise<void> {
    for (const userId of this.pending) {
      this.pending.delete(userId);
      try {
        await this.endOffers(userId);
      } catch (error) {
        this.pending.add(userId); // at the end, so that it does not block the others
        throw error;
      }
    }
  }

  private async endOffers(userId: number): Promise<void> {
    await this.planned.revokeAll(userId); // first, so that none starts in between
    await this.presence.goOffline(userId, 'access-lost');
    await this.markers.forgetPosition(userId);
  }

  private async endOffersOfRevoked(): Promise<void> {
    await this.enqueueRevoked(async (afterId) =>
      (await this.providers.findOnline(afterId, PAGE_SIZE)).map(({ userId }) => userId),
    );
    await this.enqueueRevoked((afterId) => this.planned.listOwnerIds(afterId, PAGE_SIZE));
  }

  private async enqueueRevoked(findPage: (afterId: number) => Promise<number[]>): Promise<void> {
    for await (const userIds of readPages(0, findPage, (page) => page.at(-1) ?? null)) {
      if (userIds.length === 0) return;
      const { users } = await this.rpc.call(usersRpc.getAccounts, { userIds });
      const active = new Set(users.filter(({ isSuspended }) => !isSuspended).map(({ id }) => id));
      for (const userId of userIds) if (!active.has(userId)) this.enqueue(userId);
    }
  }
}
