import type { ReportStatus } from '@rotadas/contracts/reports/report';
import { changeStatus } from './change-status.js';
import { createReport, type StoredReport } from './stored-report.js';

const OPENED = Date.UTC(2025, 3, 1, 10);
const NOW = Date.UTC(2025, 3, 2, 10);
const ADMIN = 9;

function aReport(known: Partial<StoredReport> = {}): StoredReport {
  return { id: 3, ...createReport(7, { category: 'odeme', description: 'Ödeme geçmedi' }, OPENED), ...known };
}
const STATUSES: ReportStatus[] = ['yeni', 'inceleniyor', 'çözüldü', 'kapatıldı'];

const resolved = aReport({ status: 'çözüldü', resolvedAt: OPENED });

describe('changing the status of a report', () => {
  it.each(STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'may go from %s to %s',
    (from, to) => {
      const change = changeStatus(aReport({ status: from }), { status: to }, ADMIN, NOW);
      expect(change?.fields).toMatchObject({ status: to, updatedAt: NOW, revision: 2 });
      expect(change?.entry).toEqual({ at: NOW, adminId: ADMIN, from, to, note: null });
    },
  );

  it.each(STATUSES)('is no change if it is %s already, with the same notes', (status) => {
    const report = aReport({ status, adminNotes: 'Not' });
    expect(changeStatus(report, { status }, ADMIN, NOW)).toBeNull();
    expect(changeStatus(report, { status, adminNotes: 'Not', revision: 1 }, ADMIN, NOW)).toBeNull();
    expect(changeStatus(report, { status, adminNotes: null }, ADMIN, NOW)).not.toBeNull();
  });

  it.each([
    ['is set by çözüldü', aReport(), 'çözüldü', NOW],
    ['is kept if çözüldü is saved again', resolved, 'çözüldü', OPENED],
    ['is cleared if the report is reopened as yeni', resolved, 'yeni', null],
    ['is cleared if the report is reopened', { ...resolved, status: 'kapatıldı' }, 'inceleniyor', null],
    ['is kept if a resolved report is closed', resolved, 'kapatıldı', OPENED],
    ['is null if an unresolved report is closed', aReport(), 'kapatıldı', null],
  ] as const)('resolvedAt %s', (_what, report, status, expected) => {
    const change = changeStatus(report, { status, adminNotes: 'Not' }, ADMIN, NOW);
    expect(change?.fields.resolvedAt).toEqual(expected);
  });

  it('keeps missing notes, replaces given ones, and clears them by null', () => {
    const noted = aReport({ adminNotes: 'İlk not' });
    const notesAfter = (adminNotes?: string | null) =>
      changeStatus(noted, { status: 'çözüldü', ...(adminNotes !== undefined && { adminNotes }) }, ADMIN, NOW)
        ?.fields.adminNotes;
    expect([notesAfter(), notesAfter('İkinci'), notesAfter(null)]).toEqual(['İlk not', 'İkinci', null]);
  });

  it('rejects a change of an older revision', () => {
    const change = () => changeStatus(aReport({ revision: 4 }), { status: 'yeni', revision: 3 }, ADMIN, NOW);
    expect(change).toThrow(expect.objectContaining({ code: 'report-changed' }));
  });

  it('accepts a change of the current revision, and one without a revision', () => {
    const revisionAfter = (revision?: number) =>
      changeStatus(
        aReport({ revision: 4 }),
        { status: 'çözüldü', ...(revision !== undefined && { revision }) },
        ADMIN,
        NOW,
      )?.fields.revision;
    expect(revisionAfter(4)).toBe(5);
    expect(revisionAfter()).toBe(5);
  });

  describe('of a case', () => {
    const aCase = (known: Partial<StoredReport> = {}) =>
      aReport({ about: { userId: 8 }, status: 'inceleniyor', assigneeId: ADMIN, ...known });
    const after = (report: StoredReport, status: ReportStatus) =>
      changeStatus(report, { status, adminNotes: 'Not' }, ADMIN, NOW)?.fields;

    it('frees it if it is new again', () => {
      expect(after(aCase(), 'yeni')?.assigneeId).toBeNull();
      expect(after(aCase(), 'çözüldü')?.assigneeId).toBe(ADMIN);
    });

    it.each([
      ['is set if a case is closed', aCase(), 'kapatıldı', NOW],
      ['is set if an urgent report is closed', aReport({ isUrgent: true }), 'çözüldü', NOW],
      ['stays if it is closed again', aCase({ closedAt: OPENED }), 'çözüldü', OPENED],
      ['stays if it is reopened', aCase({ status: 'kapatıldı', closedAt: OPENED }), 'yeni', OPENED],
      ['is missing if an earlier version closed it', aCase({ status: 'çözüldü' }), 'kapatıldı', null],
      ['is missing while it is open', aCase(), 'yeni', null],
      ['is missing for a report that is no case', aReport(), 'çözüldü', null],
    ] as const)('closedAt %s', (_what, report, status, expected) => {
      expect(after(report, status)?.closedAt).toBe(expected);
    });
  });
});
