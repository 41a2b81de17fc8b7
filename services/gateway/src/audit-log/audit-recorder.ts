import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { currentRequestId } from '@rotadas/service-kit/request-context/request-id';
import type { Principal } from '../sign-in/principal.js';

/** Records looks of admins at personal data before they get it: no data without an entry. */
@Injectable()
export class AuditRecorder {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws `service-unavailable` without the audit log. */
  async record(
    { userId: adminId }: Principal,
    look: Pick<AuditEntry, 'kind' | 'target' | 'userId'> & Partial<Pick<AuditEntry, 'facts'>>,
  ): Promise<void> {
    const requestId = currentRequestId() ?? null;
    const entry = { facts: {}, ...look, id: randomUUID(), at: Date.now(), adminId, requestId };
    await this.rpc.call(auditLogRpc.record, entry);
  }
}
