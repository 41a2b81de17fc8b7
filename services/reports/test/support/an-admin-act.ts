import { randomUUID } from 'node:crypto';
import type { AdminAct } from '@rotadas/contracts/admin-acts/admin-act';

/** An entry of the audit log. */
export function anAdminAct(known: Partial<AdminAct> = {}): AdminAct {
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
