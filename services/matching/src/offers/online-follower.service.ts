import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Heartbeat } from '@rotadas/contracts/live/cell-change';
import { coarseLiveSubject, LIVE_HEARTBEAT } from '@rotadas/contracts/live/live.subjects';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { CellSubscription } from '@rotadas/service-kit/live/cell-subscription';
import { HeartbeatMonitor } from '@rotadas/service-kit/live/heartbeat-monitor';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { Offers } from './domain/offers.js';
import { OnlineMirror } from './domain/online-mirror.js';

/** Interval of checking for silent publishers and ended offers, ms. */
const LOOK_EVERY_MS = 1_000;

/**
 * Keeps the offers of all online providers: follows every change of the map, and requests a
 * snapshot at the start and after a gap. Every instance follows everything.
 */
@Injectable()
export class OnlineFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly mirror: OnlineMirror;
  private readonly pulses = new HeartbeatMonitor((publisher) => this.feed?.forget(publisher));
  private feed: CellSubscription | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly routes: RouteClient,
    offers: Offers,
  ) {
    this.mirror = new OnlineMirror(offers);
  }

  onApplicationBootstrap(): void {
    const { broadcasts, routes, mirror } = this;
    const feed = new CellSubscription(null, {
      broadcasts,
      routes,
      mirror,
      subjectFor: coarseLiveSubject,
      isMirrored: () => true,
      onChange: () => undefined,
    });
    this.feed = feed;
    this.timer = setInterval(() => this.lookAfter(feed, Date.now()), LOOK_EVERY_MS);
    broadcasts.onReconnect(() => feed.resync());
    void broadcasts.follow(LIVE_HEARTBEAT, Heartbeat, (pulse) => {
      if (this.pulses.receive(pulse)) feed.resync();
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.feed?.close();
  }

  /** Resolves once a snapshot is complete; throws `dependency-away`. */
  async ready(): Promise<void> {
    if (!this.feed) throw new DomainError('dependency-away');
    await this.feed.ready();
  }

  private lookAfter(feed: CellSubscription, now: number): void {
    this.mirror.expire(now);
    if (this.pulses.hasSilentPublisher()) feed.resync();
    else feed.refresh(now);
  }
}
