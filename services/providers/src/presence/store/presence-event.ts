import { type OfflineReason, providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import type { ProviderRecord } from '../domain/provider-record.js';

/** The event of a written record; one that is taken back counts as ended. */
export function presenceEvent({ userId, isOnline, offer, since }: ProviderRecord): OutboxEvent {
  if (!isOnline) return offlineEvent(userId, 'ended');
  return outboxEvent(providersEvents.wentOnline, { userId, offerId: offer.id, at: since });
}

/** The event that a provider who is online offers something else. */
export function offerChangedEvent({ userId, offer }: ProviderRecord): OutboxEvent {
  const now = Date.now();
  return outboxEvent(providersEvents.offerChanged, { userId, offerId: offer.id, at: now }, now);
}

/** The event that a provider went offline. */
export function offlineEvent(userId: number, reason: OfflineReason): OutboxEvent {
  const now = Date.now();
  return outboxEvent(providersEvents.wentOffline, { userId, reason, at: now }, now);
}
