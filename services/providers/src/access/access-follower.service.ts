import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RetryingTask } from '@rotadas/service-kit/live/retrying-task';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { PlannerStore } from '../planned/store/planner.store.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { LostAccountsService } from './lost-accounts.service.js';

/** Accounts of one request to the users service. */
const PAGE_SIZE = 500;

/**
 * Ends what an account offers as soon as it is no more, or is let in no more. What was missed is
 * made up for by asking which of those with a live or planned offer have an account still.
 */
@Injectable()
export class AccessFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly review = new RetryingTask(() => this.endGone());
  /** Whose offers are still to be ended. */
  private readonly lost = new Set<number>();
  private readonly ends = new RetryingTask(() => this.endLost());

  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly users: RouteClient,
    private readonly providers: ProviderStore,
    private readonly planners: PlannerStore,
    private readonly lostAccounts: LostAccountsService,
  ) {}

  onApplicationBootstrap(): void {
    this.broadcasts.onReconnect(() => this.review.request());
    void this.broadcasts
      .follow(ACCESS_CHANGED, AccessChange, (change) => this.hear(change))
      .then(() => this.review.request());
  }

  onApplicationShutdown(): void {
    this.review.stop();
    this.ends.stop();
  }

  private hear(change: AccessChange): void {
    if (change.kind === 'missed') return this.review.request();
    if (change.kind === 'changed') return;
    this.lose(change.userId);
  }

  private lose(userId: number): void {
    this.lost.add(userId);
    this.ends.request();
  }

  private async endLost(): Promise<void> {
    for (const userId of this.lost) {
      await this.lostAccounts.remove(userId);
      this.lost.delete(userId);
    }
  }

  private async endGone(): Promise<void> {
    await this.endGoneOf((afterId) => this.providers.findOnline(afterId, PAGE_SIZE));
    await this.endGoneOf((afterId) => this.planners.findPage(afterId, PAGE_SIZE));
  }

  private async endGoneOf(findPage: (afterId: number) => Promise<{ userId: number }[]>): Promise<void> {
    let page = await findPage(0);
    while (page.length > 0) {
      const userIds = page.map(({ userId }) => userId);
      const { users } = await this.users.call(usersRoutes.getAddresses, { userIds });
      const known = new Set(users.map(({ id }) => id));
      for (const userId of userIds) if (!known.has(userId)) this.lose(userId);
      page = await findPage(userIds.at(-1) ?? 0);
    }
  }
}
