import type { AuditEntry, AuditSearch } from '@rotadas/contracts/audit-log/audit-entry';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { anAuditEntry } from './support/an-audit-entry.js';
import { ADMIN, reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';

describe('the audit log', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;
  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
  });
  afterAll(() => reports.stop());

  const search = (query: Partial<AuditSearch> = {}) =>
    reports.client.call(auditLogRpc.search, {
      admin: { userId: ADMIN, isAdmin: true },
      search: { limit: 100, ...query },
    });
  const record = (entry: AuditEntry) => reports.client.call(auditLogRpc.record, entry);
  const entriesAbout = async (reportId: number) =>
    (await search()).entries.filter(({ target }) => target === String(reportId));

  it('records each change of a status, without its note, and no rejected change', async () => {
    const { id } = await calls.create(undefined, 31);
    await calls.change(id, { status: 'inceleniyor', adminNotes: 'gizli' });
    const rejected = calls.change(id, { status: 'kapatıldı', revision: 1 });
    await expect(rejected).rejects.toMatchObject({ code: 'report-changed' });
    await calls.change(id, { status: 'çözüldü' }, 2);
    const common = { kind: 'report-status', userId: 31, requestId: expect.stringMatching(/\S/) };
    expect(await entriesAbout(id)).toMatchObject([
      { ...common, adminId: 2, facts: { from: 'inceleniyor', to: 'çözüldü' } },
      { ...common, adminId: ADMIN, facts: { from: 'yeni', to: 'inceleniyor' } },
    ]);
    expect(JSON.stringify(await entriesAbout(id))).not.toContain('gizli');
  });

  it('records the first version of an entry, once', async () => {
    const entry = anAuditEntry({ target: 'repeated' });
    await Promise.all([record(entry), record(entry)]);
    await record({ ...entry, adminId: 99 });
    expect((await search()).entries.filter(({ target }) => target === 'repeated')).toEqual([entry]);
  });

  it('records the acts that the users service publishes, once', async () => {
    const { moderated } = usersEvents;
    const entry = anAuditEntry({ kind: 'sanction-imposed', target: '71', userId: 8 });
    await reports.events.ensure(moderated.stream);
    for (let sent = 0; sent < 2; sent += 1) await reports.events.publish(outboxEvent(moderated, entry));
    const last = anAuditEntry({ kind: 'sanction-lifted', target: '71', userId: 8 });
    await reports.events.publish(outboxEvent(moderated, last));
    await eventually('the last act is recorded', async () => (await entriesAbout(71)).length > 1);
    expect(await entriesAbout(71)).toHaveLength(2);
    expect(await entriesAbout(71)).toEqual(expect.arrayContaining([entry, last]));
  });

  it('is searched by user, kind and time, page by page, newest first', async () => {
    const { at } = anAuditEntry();
    const entries = Array.from({ length: 5 }, (_, index) =>
      anAuditEntry({ at: at + Math.floor(index / 2), adminId: 501 }),
    );
    await Promise.all(entries.map(record));
    await record(anAuditEntry({ at, adminId: 502, userId: 501, kind: 'report-status' }));
    expect((await search({ userId: 501 })).entries).toHaveLength(6);
    expect((await search({ userId: 501, kind: 'report-status' })).entries).toMatchObject([{ adminId: 502 }]);
    expect((await search({ userId: 501, from: at + 1, until: at + 2 })).entries).toHaveLength(2);
    const pages: AuditEntry[] = [];
    let before: string | undefined;
    do {
      const page = await search({ userId: 501, limit: 2, ...(before !== undefined && { before }) });
      pages.push(...page.entries);
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(6);
    expect(pages.map((entry) => entry.at - at)).toEqual([2, 1, 1, 0, 0, 0]);
  });
});
