import { type OfflineReason, providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/outbox/outbox-event';
import type { ProviderRecord } from './provider-record.js';

/** What a written record tells the others; one that is taken back counts as ended. */
export function presenceEvent({ userId, isOnline, offer, since }: ProviderRecord): OutboxEvent {
  if (!isOnline) return offlineEvent(userId, 'ended');
  return outboxEvent(providersEvents.wentOnline, { userId, offerId: offer.id, at: since });
}

/** Tells that a provider went offline. */
export function offlineEvent(userId: number, reason: OfflineReason): OutboxEvent {
  const at = Date.now();
  return outboxEvent(providersEvents.wentOffline, { userId, reason, at }, at);
}
