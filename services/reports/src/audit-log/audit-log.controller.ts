import { Controller } from '@nestjs/common';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { HandleEvent, type EventOccurrence } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { currentRequestId } from '@rotadas/service-kit/request-context/request-id';
import { AuditLogService } from './audit-log.service.js';
import { AuditLogStore } from './store/audit-log.store.js';

@Controller()
export class AuditLogController {
  constructor(
    private readonly store: AuditLogStore,
    private readonly auditLog: AuditLogService,
  ) {}

  @HandleRpc(auditLogRpc.record)
  async record(entry: ParsedRequest<typeof auditLogRpc.record>) {
    await this.store.append(entry);
    return {};
  }

  @HandleRpc(auditLogRpc.search)
  search({ admin, search }: ParsedRequest<typeof auditLogRpc.search>) {
    return this.auditLog.search(admin, search);
  }

  @HandleEvent(reportsEvents.moderated)
  async moderated(
    { reportId, userId, adminId, from, to }: PayloadOf<typeof reportsEvents.moderated>,
    { id, occurredAt }: EventOccurrence,
  ): Promise<void> {
    await this.store.append({
      id,
      at: occurredAt,
      adminId,
      kind: 'report-status',
      target: String(reportId),
      userId,
      facts: { from, to },
      requestId: currentRequestId() ?? null,
    });
  }
}
