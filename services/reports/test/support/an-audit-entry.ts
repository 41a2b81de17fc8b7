import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';

export function anAuditEntry(known: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: randomUUID(),
    at: Date.parse('2026-05-01T00:00:00Z'),
    adminId: 1,
    kind: 'queue-change',
    target: 'offer-expiry',
    userId: null,
    facts: { action: 'retry' },
    requestId: 'test',
    ...known,
  };
}
