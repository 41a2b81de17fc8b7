import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import type { PlanNews } from '../domain/planner.js';

/** The event that tells of `news` at `at`, epoch ms. */
export function planEvent(news: PlanNews, at: number): OutboxEvent {
  const { id: offerId, userId, from, to, departsAt } = news.offer;
  switch (news.kind) {
    case 'planned':
      return outboxEvent(providersEvents.offerPlanned, { userId, offerId, departsAt, at }, at);
    case 'unplanned':
      return outboxEvent(providersEvents.offerUnplanned, { userId, offerId, reason: news.reason, at }, at);
    case 'due':
      return outboxEvent(providersEvents.departureDue, { userId, offerId, from, to, departsAt, at }, at);
  }
}
