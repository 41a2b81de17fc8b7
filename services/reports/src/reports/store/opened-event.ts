import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/outbox/outbox-event';
import type { StoredReport } from '../domain/stored-report.js';

/** Tells that a report was opened, without what it says: the text is the admins' alone. */
export function openedEvent({ id, userId, category, createdAt }: StoredReport): OutboxEvent {
  const payload = { reportId: id, userId, category, at: createdAt.toISOString() };
  return outboxEvent(reportsEvents.opened, payload, createdAt.getTime());
}
