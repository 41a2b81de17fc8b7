import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Histogram } from 'prom-client';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { type Cell, cellCount, CELLS_MAX, cellsWithin } from '@rotadas/contracts/live/cell';
import { Heartbeat } from '@rotadas/contracts/live/cell-change';
import { LIVE_HEARTBEAT, liveSubject } from '@rotadas/contracts/live/live.subjects';
import { CellSubscription, type SubscriptionContext } from '@rotadas/service-kit/live/cell-subscription';
import { HeartbeatMonitor } from '@rotadas/service-kit/live/heartbeat-monitor';
import { DURATION_BUCKETS } from '@rotadas/service-kit/metrics/histograms';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { MirroredProvider } from '../mirror/mirrored-provider.js';
import { ProviderMirror } from '../mirror/provider-mirror.js';
import { TIME_LIMITS, type TimeLimits } from '../../time-limits.js';

/** A larger area mirrors everything. */
const AREA_CELLS_MAX = 96;

export interface SubscriptionLease {
  /** Rejects if the providers service is unavailable. */
  ready(): Promise<void>;
  release(): void;
}

/** Decides which cells are mirrored: those that a view shows or showed recently. */
@Injectable()
export class CellSubscriptions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly cells = new Map<Cell, CellSubscription<MirroredProvider>>();
  private everywhere: CellSubscription<MirroredProvider> | undefined;
  private readonly heartbeats = new HeartbeatMonitor((publisher) => {
    for (const subscription of this.all()) subscription.forget(publisher);
  });
  private readonly context: SubscriptionContext<MirroredProvider>;
  private readonly idleCellMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly subscriber: NatsSubscriber,
    rpc: RpcClient,
    private readonly mirror: ProviderMirror,
    metrics: Metrics,
    @Inject(TIME_LIMITS) { idleCellMs }: TimeLimits,
  ) {
    this.idleCellMs = idleCellMs;
    const ages = new Histogram({
      name: 'rotadas_live_move_age_seconds',
      help: 'Age of the first move in each message about a cell',
      buckets: DURATION_BUCKETS,
      registers: [metrics.registry],
    });
    const watchesEverywhere = () => Number(this.everywhere !== undefined);
    metrics.addGauge(
      'rotadas_live_watched_cells',
      'Cells that are mirrored individually',
      () => this.cells.size,
    );
    metrics.addGauge(
      'rotadas_live_watches_everywhere',
      'Whether the whole map is mirrored (1) or not (0)',
      watchesEverywhere,
    );
    metrics.addGauge('rotadas_live_mirrored_providers', 'Providers in the mirror', () => mirror.size);
    this.context = {
      subscriber,
      rpc,
      mirror,
      subjectFor: liveSubject,
      isMirrored: (cell) => this.isMirrored(cell),
      onChange: ({ cell, moves: [first], arrivedAt }) => {
        if (first) ages.observe(Math.max(0, Date.now() - first.at) / 1_000);
        if (arrivedAt !== null) mirror.addArrival(cell, arrivedAt);
      },
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.maintain(Date.now()), 1_000);
    // The next heartbeat of each publisher counts as its first and requests one snapshot.
    this.subscriber.onReconnect(() => this.heartbeats.reset());
    void this.subscriber.subscribe(LIVE_HEARTBEAT, Heartbeat, (heartbeat) => {
      if (this.heartbeats.receive(heartbeat)) this.resync();
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const subscription of this.all()) subscription.close();
  }

  /** Mirrors `area`, or everything if null, until released and `idleCellMs` longer. */
  acquire(area: BoundingBox | null): SubscriptionLease {
    const subscriptions = this.subscriptionsFor(area);
    for (const subscription of subscriptions) subscription.holders += 1;
    return {
      ready: async () => {
        if (!subscriptions.every((subscription) => subscription.isSynced))
          await Promise.all(subscriptions.map((subscription) => subscription.ready()));
      },
      release: () => {
        for (const subscription of subscriptions) {
          subscription.holders -= 1;
          subscription.usedAt = Date.now();
        }
      },
    };
  }

  async synchronize(area: BoundingBox | null): Promise<void> {
    const lease = this.acquire(area); // a snapshot may take longer than a cell stays warm
    try {
      await lease.ready();
    } finally {
      lease.release();
    }
  }

  private subscriptionsFor(area: BoundingBox | null): CellSubscription<MirroredProvider>[] {
    const followAll = area === null || cellCount(area) > AREA_CELLS_MAX || this.cells.size > CELLS_MAX;
    if (followAll) return [(this.everywhere ??= new CellSubscription(null, this.context))];
    return cellsWithin(area).map((cell) => this.subscriptionTo(cell));
  }

  private subscriptionTo(cell: Cell): CellSubscription<MirroredProvider> {
    const subscription = this.cells.get(cell) ?? new CellSubscription(cell, this.context);
    this.cells.set(cell, subscription);
    return subscription;
  }

  private isMirrored(cell: Cell): boolean {
    return this.everywhere?.isSynced === true || this.cells.get(cell)?.isSynced === true;
  }

  private resync(): void {
    for (const subscription of this.all()) subscription.resync();
  }

  private maintain(now: number): void {
    this.closeUnused(now);
    this.mirror.expire(now);
    if (this.heartbeats.hasSilentPublisher()) this.resync();
    else for (const subscription of this.all()) subscription.refresh(now);
  }

  private closeUnused(now: number): void {
    const isUnused = (subscription: CellSubscription<MirroredProvider>) =>
      subscription.holders === 0 && now - subscription.usedAt > this.idleCellMs;
    if (this.everywhere && isUnused(this.everywhere)) {
      this.everywhere.close();
      this.everywhere = undefined;
      for (const cell of this.mirror.occupiedCells()) if (!this.cells.has(cell)) this.forget(cell);
    }
    for (const [cell, subscription] of this.cells) {
      if (!isUnused(subscription)) continue;
      subscription.close();
      this.cells.delete(cell);
      if (!this.everywhere) this.forget(cell);
    }
  }

  private forget(cell: Cell): void {
    for (const provider of this.mirror.inCell(cell)) this.mirror.remove(provider);
  }

  private all(): CellSubscription<MirroredProvider>[] {
    return [...this.cells.values(), ...(this.everywhere ? [this.everywhere] : [])];
  }
}
