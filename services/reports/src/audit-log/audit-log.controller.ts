import { Controller } from '@nestjs/common';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
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

  @HandleEvent(usersEvents.moderated)
  moderated(entry: PayloadOf<typeof usersEvents.moderated>) {
    return this.store.append(entry);
  }

  @HandleRpc(auditLogRpc.search)
  search({ admin, search }: ParsedRequest<typeof auditLogRpc.search>) {
    return this.auditLog.search(admin, search);
  }
}
