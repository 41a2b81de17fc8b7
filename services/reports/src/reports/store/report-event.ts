import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import type { StoredReport } from '../domain/stored-report.js';

/** The event that a report was opened, without its text, which only admins may read. */
export function openedEvent({ id, userId, category, createdAt }: StoredReport): OutboxEvent {
  const payload = { reportId: id, userId, category, at: new Date(createdAt).toISOString() };
  return outboxEvent(reportsEvents.opened, payload, createdAt);
}
