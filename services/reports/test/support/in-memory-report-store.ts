import type { ReportCounts, ReportStatus } from '@rotadas/contracts/reports/report';
import type { NewReport, ReportUpdate, StoredReport } from '../../src/reports/domain/stored-report.js';
import type { ReportStore } from '../../src/reports/store/report.store.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

export class InMemoryReportStore implements Pick<ReportStore, keyof ReportStore> {
  /** Called before each write, to simulate a concurrent request. */
  beforeChange: (report: StoredReport) => void = () => undefined;
  private readonly reports = new Map<number, StoredReport>();

  async add(report: NewReport, perDay = Infinity): Promise<StoredReport | null> {
    const sameDay = [...this.reports.values()].filter(
      ({ userId, createdAt }) =>
        userId === report.userId && turkishDay(createdAt) === turkishDay(report.createdAt),
    );
    if (sameDay.length >= perDay) return null;
    return this.set({ id: this.reports.size + 1, ...report });
  }

  async find(id: number): Promise<StoredReport | null> {
    return this.reports.get(id) ?? null;
  }

  async listNewest({
    status,
    before,
    limit,
  }: Parameters<ReportStore['listNewest']>[0]): Promise<StoredReport[]> {
    return [...this.reports.values()]
      .filter((report) => status === undefined || report.status === status)
      .filter(({ id }) => before === undefined || id < before)
      .sort((one, other) => other.id - one.id)
      .slice(0, limit)
      .map((report) => ({ ...report, history: [] }));
  }

  async count(): Promise<ReportCounts> {
    const all = [...this.reports.values()];
    const count = (status: ReportStatus) => all.filter((report) => report.status === status).length;
    return {
      all: all.length,
      byStatus: {
        yeni: count('yeni'),
        inceleniyor: count('inceleniyor'),
        çözüldü: count('çözüldü'),
        kapatıldı: count('kapatıldı'),
      },
    };
  }

  async change(
    { id, revision }: StoredReport,
    { fields, entry }: ReportUpdate,
  ): Promise<StoredReport | null> {
    const report = this.reports.get(id);
    if (!report) return null;
    this.beforeChange(report);
    const stored = this.reports.get(id);
    if (stored?.revision !== revision) return null;
    return this.set({ ...stored, ...fields, history: [...stored.history, entry] });
  }

  set(report: StoredReport): StoredReport {
    this.reports.set(report.id, report);
    return report;
  }
}
