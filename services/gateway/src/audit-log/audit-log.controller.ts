import { Controller } from '@nestjs/common';
import { auditLogCalls } from '@rotadas/contracts/audit-log/audit-log.calls';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

@Controller()
export class AuditLogController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(auditLogCalls.search)
  search({ principal: { userId, isAdmin }, query }: ParsedInput<typeof auditLogCalls.search>) {
    return this.rpc.call(auditLogRpc.search, { admin: { userId, isAdmin }, search: query });
  }
}
