import { Test } from '@nestjs/testing';
import { AuditCursor } from '@rotadas/contracts/audit-log/audit-entry';
import { AuditLogService, toCursor, parseCursor } from './audit-log.service.js';
import { AuditLogStore } from './store/audit-log.store.js';
import { anAuditEntry } from '../../test/support/an-audit-entry.js';
import { InMemoryAuditLogStore } from '../../test/support/in-memory-audit-log-store.js';

const ADMIN = { isAdmin: true };

describe('AuditLogService.search', () => {
  let auditLog: AuditLogService;
  const store = new InMemoryAuditLogStore();
  const { at } = anAuditEntry();
  beforeAll(async () => {
    const module = await Test.createTestingModule({
      providers: [AuditLogService, { provide: AuditLogStore, useValue: store }],
    }).compile();
    auditLog = module.get(AuditLogService);
    // two entries of the same time at the border of two pages
    for (const target of ['a', 'b', 'c', 'd', 'e'])
      await store.append(anAuditEntry({ target, at: at + (target > 'c' ? 1 : 0) }));
  });

  it('is refused for a user who is not an admin', async () => {
    const refused = { code: 'admin-required', status: 403 };
    await expect(auditLog.search({ isAdmin: false }, { limit: 10 })).rejects.toMatchObject(refused);
  });

  it('returns every entry once, page by page, newest first', async () => {
    const targets: string[] = [];
    const sizes: number[] = [];
    let before: string | undefined;
    do {
      const page = await auditLog.search(ADMIN, { limit: 3, ...(before !== undefined && { before }) });
      targets.push(...page.acts.map(({ target }) => target));
      sizes.push(page.acts.length);
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(sizes).toEqual([3, 2]);
    expect(new Set(targets.slice(0, 2))).toEqual(new Set(['d', 'e']));
    expect(targets.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('has no next page after a full last page', async () => {
    expect((await auditLog.search(ADMIN, { limit: 5 })).next).toBeNull();
  });
});

it('parses a cursor back to the same entry', () => {
  const place = { at: 1_764_000_000_000, id: '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11' };
  expect(parseCursor(AuditCursor.parse(toCursor(place)))).toEqual(place);
});
