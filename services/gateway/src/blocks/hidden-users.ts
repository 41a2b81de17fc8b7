import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { subscribeToEvent } from '@rotadas/service-kit/events/subscribe-to-event';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { retry } from '@rotadas/service-kit/time/backoff';
import { createBatchLoader } from '@rotadas/service-kit/time/batch-loader';

/** Bounds the memory of the cache. */
const VIEWERS_MAX = 50_000;

export const NO_USERS: ReadonlySet<number> = new Set();

type ChangeListener = (viewerId: number, hidden: ReadonlySet<number>) => void;

/**
 * The people whom a viewer and who may not see each other. Cached without an expiry: changes arrive
 * as events. Without the users service an unknown or changed set fails, since showing a blocked
 * person is worse than a retry.
 */
@Injectable()
export class HiddenUsers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sets = new LRUCache<number, Promise<ReadonlySet<number>>>({ max: VIEWERS_MAX });
  private readonly requests = createBatchLoader((ids: readonly number[]) => this.fetch(ids));
  private readonly logger = new Logger(HiddenUsers.name);
  private announce: ChangeListener = () => undefined;
  private connectedViewers: () => Iterable<number> = () => [];
  private readonly ending = new AbortController();

  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly rpc: RpcClient,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.reloadAll());
    void subscribeToEvent(this.subscriber, usersEvents.blocksChanged, ({ blockerId, blockedId }) => {
      void this.reload([blockerId, blockedId]);
    }).then(() => this.reloadAll());
  }

  onApplicationShutdown(): void {
    this.ending.abort();
  }

  /** Throws `service-unavailable` if the set is unknown and the users service is unavailable. */
  async find(viewerId: number): Promise<ReadonlySet<number>> {
    const request = this.sets.get(viewerId) ?? this.request(viewerId);
    const found = await request;
    // A change since the request makes its result outdated.
    return this.sets.peek(viewerId) === request ? found : this.find(viewerId);
  }

  /**
   * Calls `listener` after each change of the people hidden from a viewer. `connectedViewers` are
   * those that need it even if they are no longer cached.
   */
  onChange(listener: ChangeListener, connectedViewers: () => Iterable<number>): void {
    this.announce = listener;
    this.connectedViewers = connectedViewers;
  }

  private request(viewerId: number): Promise<ReadonlySet<number>> {
    const request = this.requests.load(viewerId);
    this.sets.set(viewerId, request);
    request.catch(() => {
      if (this.sets.peek(viewerId) === request) this.sets.delete(viewerId);
    });
    return request;
  }

  private reloadAll(): void {
    this.sets.clear();
    void this.reload([...this.connectedViewers()]);
  }

  /** Connections keep their set until it is replaced; other calls wait for the new one. */
  private async reload(viewerIds: readonly number[]): Promise<void> {
    for (const viewerId of viewerIds) this.sets.delete(viewerId);
    // Announced one by one: a later change may be announced before the whole reload ends.
    const update = async (viewerId: number) => this.announce(viewerId, await this.find(viewerId));
    await retry(
      () => Promise.all(viewerIds.map(update)),
      this.ending.signal,
      (error, failures) => {
        if (failures === 1) this.logger.warn({ err: error, viewers: viewerIds.length });
      },
    );
  }

  private async fetch(viewerIds: readonly number[]): Promise<ReadonlySet<number>[]> {
    const { hidden } = await this.rpc.call(blocksRpc.listHidden, { userIds: [...new Set(viewerIds)] });
    const found = new Map(hidden.map(({ userId, hiddenIds }) => [userId, new Set(hiddenIds)]));
    return viewerIds.map((viewerId) => found.get(viewerId) ?? NO_USERS);
  }
}
