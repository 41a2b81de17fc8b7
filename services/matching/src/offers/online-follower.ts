import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Heartbeat } from '@rotadas/contracts/live/cell-change';
import { sampledLiveSubject, LIVE_HEARTBEAT } from '@rotadas/contracts/live/live.subjects';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { CellSubscription } from '@rotadas/service-kit/live/cell-subscription';
import { HeartbeatMonitor } from '@rotadas/service-kit/live/heartbeat-monitor';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OfferIndex } from './offer-index.js';
import { OnlineMirror } from './online-mirror.js';

const CHECK_EVERY_MS = 1_000;

/** Mirrors the offers of all online providers. Requests a snapshot at the start and after gaps. */
@Injectable()
export class OnlineFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly mirror: OnlineMirror;
  private readonly heartbeats = new HeartbeatMonitor((publisher) => this.subscription?.forget(publisher));
  private subscription: CellSubscription | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly subscriber: NatsSubscriber,
    private readonly rpc: RpcClient,
    offers: OfferIndex,
  ) {
    this.mirror = new OnlineMirror(offers);
  }

  onApplicationBootstrap(): void {
    const { subscriber, rpc, mirror } = this;
    const subscription = new CellSubscription(null, {
      subscriber,
      rpc,
      mirror,
      subjectFor: sampledLiveSubject,
      isMirrored: () => true,
      onChange: () => undefined,
    });
    this.subscription = subscription;
    this.timer = setInterval(() => this.maintain(subscription, Date.now()), CHECK_EVERY_MS);
    subscriber.onReconnect(() => subscription.resync());
    void subscriber.subscribe(LIVE_HEARTBEAT, Heartbeat, (heartbeat) => {
      if (this.heartbeats.receive(heartbeat)) subscription.resync();
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.subscription?.close();
  }

  /** Resolves once a snapshot is complete; throws `service-unavailable`. */
  async ready(): Promise<void> {
    if (!this.subscription) throw new DomainError('service-unavailable');
    await this.subscription.ready();
  }

  private maintain(subscription: CellSubscription, now: number): void {
    this.mirror.expire(now);
    if (this.heartbeats.hasSilentPublisher()) subscription.resync();
    else subscription.refresh(now);
  }
}
