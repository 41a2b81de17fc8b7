import { Injectable } from '@nestjs/common';
import type { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { PlannedService } from '../planned/planned.service.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { isStale } from '../markers/domain/last-seen.js';
import { LastSeenStore } from '../markers/store/last-seen.store.js';

/** Time without a position after which a provider is inactive. */
export const INACTIVE_AFTER_MS = 5 * 60_000;

/** Finds owners of offers whose account was not checked recently because they made no requests. */
@Injectable()
export class InactiveProvidersService {
  constructor(
    private readonly planned: PlannedService,
    private readonly providers: ProviderStore,
    private readonly lastSeen: LastSeenStore,
  ) {}

  /** Owners of planned offers, and of live offers without a recent position, by user ID. */
  async listOwnerIds(
    afterId: number,
    limit: number,
  ): Promise<ReplyOf<typeof providersRpc.listInactiveOwners>> {
    const [planning, online] = await Promise.all([
      this.planned.listOwnerIds(afterId, limit),
      this.providers.findOnline(afterId, limit),
    ]);
    const providers = online.map(({ userId }) => userId);
    // Up to this ID both lists are complete.
    const until = Math.min(lastIdOfFullPage(planning, limit), lastIdOfFullPage(providers, limit));
    const owners = new Set([...planning, ...(await this.inactiveAmong(providers))]);
    const userIds = [...owners].filter((userId) => userId <= until).toSorted((one, other) => one - other);
    return { userIds, nextAfterId: until === Infinity ? null : until };
  }

  private async inactiveAmong(userIds: readonly number[]): Promise<number[]> {
    if (userIds.length === 0) return [];
    const seen = await this.lastSeen.findMany(userIds);
    const now = Date.now();
    return seen
      .filter(({ lastSeenAt }) => lastSeenAt === null || isStale(lastSeenAt, now, INACTIVE_AFTER_MS))
      .map(({ userId }) => userId);
  }
}

function lastIdOfFullPage(page: readonly number[], limit: number): number {
  return page.length === limit ? (page.at(-1) ?? Infinity) : Infinity;
}
