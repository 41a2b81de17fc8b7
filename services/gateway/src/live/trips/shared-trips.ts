import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SHARES_CHANGED, SharesChanged, sharesRpc } from '@rotadas/contracts/shares/shares.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { ProviderMirror } from '../mirror/provider-mirror.js';
import { CellSubscriptions } from '../subscriptions/cell-subscriptions.js';
import { SharedViews } from '../views/shared-views.js';
import type { Viewer } from '../views/view.js';
import { FollowedTrip, type TripSources } from './followed-trip.js';

/** The trips that connections follow, by token. */
@Injectable()
export class SharedTrips implements OnApplicationBootstrap {
  private readonly logger = new Logger(SharedTrips.name);
  private readonly trips = new Map<string, FollowedTrip>();
  private readonly sources: TripSources;

  constructor(
    private readonly subscriber: NatsSubscriber,
    rpc: RpcClient,
    mirror: ProviderMirror,
    subscriptions: CellSubscriptions,
    private readonly views: SharedViews,
    metrics: Metrics,
  ) {
    // Only the call of the page counts as an opening: connections come back after each loss.
    const open = (token: string) => rpc.call(sharesRpc.open, { token, isCounted: false });
    this.sources = { mirror, subscriptions, open };
    metrics.addGauge(
      'rotadas_live_followed_trips',
      'Shared trips that clients follow',
      () => this.trips.size,
    );
  }

  onApplicationBootstrap(): void {
    this.views.onTick((now) => {
      for (const trip of this.trips.values()) this.tick(trip, now);
    });
    this.subscriber.onReconnect(() => {
      for (const trip of this.trips.values()) trip.lookUp();
    });
    void this.subscriber.subscribe(SHARES_CHANGED, SharesChanged, ({ providerId }) => {
      for (const trip of this.trips.values()) if (trip.providerId === providerId) trip.lookUp();
    });
  }

  join(viewer: Viewer, token: string): FollowedTrip {
    const trip = this.trips.get(token) ?? new FollowedTrip(token, this.sources, () => this.close(token));
    this.trips.set(token, trip);
    trip.join(viewer);
    return trip;
  }

  leave(viewer: Viewer, trip: FollowedTrip): void {
    if (trip.viewers.delete(viewer) && trip.viewers.size === 0) this.close(trip.token);
  }

  private tick(trip: FollowedTrip, now: number): void {
    try {
      trip.tick(now);
    } catch (error) {
      this.logger.error({ err: error }); // the other trips get their frames
    }
  }

  private close(token: string): void {
    this.trips.get(token)?.close();
    this.trips.delete(token);
  }
}
