import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { PLANNED_PAGE_MAX, providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { subscribeToEvent } from '@rotadas/service-kit/events/subscribe-to-event';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { PlannedMirror } from './planned-mirror.js';

const CHECK_EVERY_MS = 1_000;

/** Full refresh to make up for missed events. */
const REFRESH_EVERY_MS = 60_000;

/** Mirrors all planned offers. Refreshes all after a reconnect and every REFRESH_EVERY_MS. */
@Injectable()
export class PlannedFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly changed = new Set<number>();
  private readonly task = new RetryingTask(() => this.synchronize());
  /** Epoch ms; 0 while offers may be missing. */
  private refreshedAt = 0;
  private reconnects = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly rpc: RpcClient,
    private readonly mirror: PlannedMirror,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.refreshAll());
    void this.subscribe();
    this.timer = setInterval(() => this.maintain(Date.now()), CHECK_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.task.stop();
  }

  /** Resolves once all planned offers are known; throws like the request. */
  async ready(): Promise<void> {
    while (this.refreshedAt === 0) await this.task.outcome();
  }

  /** Subscribes before the first request, so that no change is missed. */
  private async subscribe(): Promise<void> {
    const receive = ({ userId }: { readonly userId: number }) => {
      this.changed.add(userId);
      this.task.request();
    };
    await subscribeToEvent(this.subscriber, providersEvents.offerPlanned, receive);
    await subscribeToEvent(this.subscriber, providersEvents.offerUnplanned, receive);
    this.task.request();
  }

  private refreshAll(): void {
    this.refreshedAt = 0;
    this.reconnects += 1;
    this.task.request();
  }

  private maintain(now: number): void {
    this.mirror.expire(now);
    if (now - this.refreshedAt > REFRESH_EVERY_MS) this.task.request();
  }

  private async synchronize(): Promise<void> {
    const now = Date.now();
    if (now - this.refreshedAt > REFRESH_EVERY_MS) {
      const { reconnects } = this;
      await this.readAll();
      if (this.reconnects === reconnects) this.refreshedAt = now;
    }
    for (const userId of this.changed) {
      this.changed.delete(userId);
      try {
        const { providers } = await this.rpc.call(providersRpc.listPlanned, { userId });
        this.mirror.put(userId, providers);
      } catch (error) {
        this.changed.add(userId);
        throw error;
      }
    }
  }

  private async readAll(): Promise<void> {
    const removed = new Set(this.mirror.userIds());
    const readPage = (afterId: number) =>
      this.rpc.call(providersRpc.listPlanned, { afterId, limit: PLANNED_PAGE_MAX });
    for await (const { providers } of readPages(0, readPage, ({ nextAfterId }) => nextAfterId)) {
      for (const [userId, plans] of Map.groupBy(providers, ({ id }) => id)) {
        removed.delete(userId);
        this.mirror.put(userId, plans);
      }
    }
    for (const userId of removed) this.mirror.put(userId, []);
  }
}
