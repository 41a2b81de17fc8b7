import { Injectable, Logger } from '@nestjs/common';
import { type OfflineReason, providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventPublisher } from '@rotadas/service-kit/nats/event-publisher';
import type { ProviderRecord } from '../presence/provider-record.js';

/** Tells the others who came and went, after it was saved; the change stands even where nobody could be told. */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);

  constructor(private readonly events: EventPublisher) {}

  async wentOnline({ userId, offer, since }: ProviderRecord): Promise<void> {
    await this.events
      .publish(providersEvents.wentOnline, { userId, offerId: offer.id, at: since })
      .catch((error: unknown) => this.logger.warn({ err: error, userId }, 'wentOnline was not announced'));
  }

  async wentOffline(userId: number, reason: OfflineReason): Promise<void> {
    await this.events
      .publish(providersEvents.wentOffline, { userId, reason, at: Date.now() })
      .catch((error: unknown) => this.logger.warn({ err: error, userId }, 'wentOffline was not announced'));
  }
}
