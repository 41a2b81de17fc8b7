import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Pulse } from '@rotadas/contracts/live/cell-change';
import { coarseLiveSubject, LIVE_PULSE } from '@rotadas/contracts/live/live.subjects';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { Feed } from '@rotadas/service-kit/live/feed';
import { PulseWatch } from '@rotadas/service-kit/live/pulse-watch';
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
  private readonly pulses = new PulseWatch((publisher) => this.feed?.forget(publisher));
  private feed: Feed | undefined;
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
    const feed = new Feed(null, {
      broadcasts,
      routes,
      mirror,
      subjectOf: coarseLiveSubject,
      isMirrored: () => true,
      onHeard: () => undefined,
    });
    this.feed = feed;
    this.timer = setInterval(() => this.lookAfter(feed, Date.now()), LOOK_EVERY_MS);
    broadcasts.onReconnect(() => feed.resync());
    void broadcasts.follow(LIVE_PULSE, Pulse, (pulse) => {
      if (this.pulses.hear(pulse)) feed.resync();
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

  private lookAfter(feed: Feed, now: number): void {
    this.mirror.expire(now);
    if (this.pulses.someFellSilent()) feed.resync();
    else feed.refresh(now);
  }
}
