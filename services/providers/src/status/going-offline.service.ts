import { Injectable } from '@nestjs/common';
import type { OfflineReason } from '@rotadas/contracts/providers/providers.events';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { OffersService } from '../offers/offers.service.js';
import type { ProviderRecord } from '../presence/provider-record.js';
import { MarkerStore } from '../presence/store/marker.store.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { SessionsService } from './sessions.service.js';

/** Takes a user off the map. */
@Injectable()
export class GoingOfflineService {
  constructor(
    private readonly providers: ProviderStore,
    private readonly markers: MarkerStore,
    private readonly offers: OffersService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Does nothing for a user who is offline, or whose session is another than the given one. */
  async end(userId: number, reason: OfflineReason, session?: number): Promise<void> {
    const ended = await this.providers.setOffline(userId, reason, session);
    if (!ended) return;
    try {
      await this.offers.setActive(ended.offer, false);
      await this.markers.remove(userId, ended.session);
    } catch (error) {
      await this.takeBack(ended);
      throw error;
    }
    this.outbox.wake();
  }

  private async takeBack(ended: ProviderRecord): Promise<void> {
    const position = await this.markers.positionOf(ended.userId).catch(() => undefined); // the next one puts it back
    await this.sessions.takeBack({ before: ended, now: { ...ended, isOnline: false } }, position);
    await this.offers.setActive(ended.offer, true);
  }
}
