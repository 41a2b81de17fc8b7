import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Histogram } from 'prom-client';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { Throttle } from '@rotadas/service-kit/time/throttle';
import { CellSubscriptions, type SubscriptionLease } from '../subscriptions/cell-subscriptions.js';
import { ProviderMirror, ChangeSet } from '../mirror/provider-mirror.js';
import { View, type Viewer } from './view.js';
import { viewKey, type Viewport } from './viewport.js';

const RETRY_MS = 250;

/** `delayMs` collects a burst, `intervalMs` limits the frames per viewer. */
const TICKS = { delayMs: 15, intervalMs: 100 };

/** Sends cluster counts that COUNT_INTERVAL_MS delayed. */
const CLUSTER_TICK_MS = 1_000;

/** Seconds; finer in the range of the alerts. */
const FRESHNESS_BUCKETS = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10];

const NO_CHANGES = new ChangeSet(() => undefined);

interface OpenView {
  readonly view: View;
  readonly lease: SubscriptionLease;
}

@Injectable()
export class SharedViews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SharedViews.name);
  private readonly views = new Map<string, OpenView>();
  private readonly ticks = new Throttle(() => this.tick(this.mirror.takeChanges()), TICKS);
  private timer: NodeJS.Timeout | undefined;
  private readonly freshness: Histogram;
  private onTicked: (now: number) => void = () => undefined;

  constructor(
    @Inject(CellSubscriptions) private readonly subscriptions: Pick<CellSubscriptions, 'acquire'>,
    private readonly mirror: ProviderMirror,
    metrics: Metrics,
  ) {
    mirror.notify(() => this.ticks.request());
    this.freshness = new Histogram({
      name: 'rotadas_live_freshness_seconds',
      help: 'Time from the arrival of a position at a gateway to its frame, once per view',
      buckets: FRESHNESS_BUCKETS,
      registers: [metrics.registry],
    });
    metrics.addGauge('rotadas_live_views', 'Distinct viewports', () => this.views.size);
    metrics.addGauge('rotadas_live_viewers', 'Clients that watch a viewport', () =>
      [...this.views.values()].reduce((sum, { view }) => sum + view.viewers.size, 0),
    );
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(NO_CHANGES), CLUSTER_TICK_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Called after each tick: soon after changes of the mirror, and at least every second. */
  onTick(listener: (now: number) => void): void {
    this.onTicked = listener;
  }

  join(viewer: Viewer, viewport: Viewport): View {
    const { view } = this.views.get(viewKey(viewport)) ?? this.open(viewport);
    view.join(viewer);
    return view;
  }

  leave(viewer: Viewer, view: View): void {
    view.viewers.delete(viewer);
    if (view.viewers.size > 0) return;
    this.views.get(view.key)?.lease.release();
    this.views.delete(view.key);
  }

  private open(viewport: Viewport): OpenView {
    const view = new View(viewport, this.mirror, (age) => this.freshness.observe(age));
    const open = { view, lease: this.subscriptions.acquire(view.area) };
    this.views.set(view.key, open);
    void this.openWhenReady(open);
    return open;
  }

  private tick(changes: ChangeSet): void {
    const now = Date.now();
    for (const { view } of this.views.values()) {
      try {
        view.tick(changes, now);
      } catch (error) {
        this.logger.error({ err: error, view: view.key }); // the other views get their frames
      }
    }
    this.onTicked(now);
  }

  /** Viewers receive the first error. */
  private async openWhenReady(open: OpenView): Promise<void> {
    const { view, lease } = open;
    const notified = new WeakSet<Viewer>();
    while (this.views.get(view.key) === open) {
      try {
        await lease.ready();
        return view.open();
      } catch (error) {
        for (const viewer of view.viewers) if (!notified.has(viewer)) viewer.reject(error);
        for (const viewer of view.viewers) notified.add(viewer);
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
