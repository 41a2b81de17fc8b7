import { Test } from '@nestjs/testing';
import { AuditCursor } from '@rotadas/contracts/audit-log/audit-entry';
import { AuditLogService, parseCursor } from './audit-log.service.js';
import { AuditLogStore } from './store/audit-log.store.js';
import { anAuditEntry } from '../../test/support/an-audit-entry.js';

describe('AuditLogService.search', () => {
  const entries = [anAuditEntry(), anAuditEntry(), anAuditEntry()];
  const store = {
    listNewest: async ({ limit }) => entries.slice(0, limit),
  } satisfies Pick<AuditLogStore, 'listNewest'>;
  let auditLog: AuditLogService;
  beforeAll(async () => {
    const module = await Test.createTestingModule({
      providers: [AuditLogService, { provide: AuditLogStore, useValue: store }],
    }).compile();
    auditLog = module.get(AuditLogService);
  });

  it('is rejected for a user who is not an admin', async () => {
    const rejected = { code: 'admin-required', status: 403 };
    await expect(auditLog.search({ isAdmin: false }, { limit: 10 })).rejects.toMatchObject(rejected);
  });

  it('returns the last entry as cursor, and none after the last page, even if it is full', async () => {
    const { entries: page, next } = await auditLog.search({ isAdmin: true }, { limit: 2 });
    expect(page).toEqual(entries.slice(0, 2));
    expect(page[1]).toMatchObject(parseCursor(AuditCursor.parse(next)));
    expect(await auditLog.search({ isAdmin: true }, { limit: 3 })).toEqual({ entries, next: null });
  });
});
