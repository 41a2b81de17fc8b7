import { Injectable } from '@nestjs/common';
import type { OfflineReason } from '@rotadas/contracts/providers/providers.events';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import type { ProviderRecord } from './domain/provider-record.js';
import { MarkersService } from '../markers/markers.service.js';
import { ProviderStore } from './store/provider.store.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class GoingOfflineService {
  constructor(
    private readonly providers: ProviderStore,
    private readonly markers: MarkersService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxRelay,
  ) {}

  /** No effect if the user is offline or in a session other than `session`. */
  async goOffline(userId: number, reason: OfflineReason, session?: number): Promise<void> {
    const ended = await this.providers.setOffline(userId, reason, session);
    if (!ended) return;
    try {
      await this.sessions.storeOffer({ ...ended, isOnline: false });
      await this.markers.remove(userId, ended.session);
    } catch (error) {
      await this.revert(ended);
      throw error;
    }
    this.outbox.wake();
  }

  private async revert(ended: ProviderRecord): Promise<void> {
    // The next position restores the marker.
    const position = await this.markers.findPosition(ended.userId).catch(() => null);
    await this.sessions.revert({ before: ended, now: { ...ended, isOnline: false } }, position);
    await this.sessions.storeOffer(ended);
  }
}
