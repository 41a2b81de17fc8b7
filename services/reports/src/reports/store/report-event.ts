import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import type { StoredChange, StoredReport } from '../domain/stored-report.js';

/** The event that an admin set the status of a report, without the note. */
export function moderatedEvent(
  { id, userId }: StoredReport,
  { changedAt, adminId, from, to }: StoredChange,
): OutboxEvent {
  return outboxEvent(reportsEvents.moderated, { reportId: id, userId, adminId, from, to }, changedAt);
}
