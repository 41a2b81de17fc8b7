import { Injectable } from '@nestjs/common';
import type { OfferInput } from '@rotadas/contracts/providers/offer';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { ExpiryQueue } from '../offers/store/expiry-queue.js';
import { type ProviderRecord, toStatus } from './domain/provider-record.js';
import { MarkersService } from '../markers/markers.service.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class EditOfferService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly markers: MarkersService,
    private readonly expiry: ExpiryQueue,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Reverts if a step fails. Throws `provider-offline`. */
  async edit(userId: number, input: OfferInput): Promise<ProviderStatus> {
    const change = await this.sessions.edit(userId, input);
    if (change.now === change.before) return toStatus(change.now, await this.findPosition(userId));
    try {
      await this.show(change.now);
    } catch (error) {
      await this.sessions.revert(change, await this.findPosition(userId));
      throw error;
    }
    this.outbox.wake();
    return toStatus(change.now, await this.findPosition(userId));
  }

  private async show(record: ProviderRecord): Promise<void> {
    const { userId, session, endsAt } = record;
    await this.markers.relabel(record);
    if (endsAt !== null) await this.expiry.schedule({ userId, session }, endsAt);
    await this.sessions.storeOffer(record);
  }

  /** An edit succeeds even if Redis cannot return the position. */
  private findPosition(userId: number) {
    return this.markers.findPosition(userId).catch(() => null);
  }
}
