import { Controller } from '@nestjs/common';
import { auditLogCalls } from '@rotadas/contracts/audit-log/audit-log.calls';
import { auditLogRoutes } from '@rotadas/contracts/audit-log/audit-log.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

@Controller()
export class AuditLogController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(auditLogCalls.search)
  search({ principal: { userId, isAdmin }, query }: CallInput<typeof auditLogCalls.search>) {
    return this.routes.call(auditLogRoutes.search, { admin: { userId, isAdmin }, search: query });
  }
}
