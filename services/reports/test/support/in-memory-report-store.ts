import type { ReportCounts, ReportEvidence } from '@rotadas/contracts/reports/report';
import type { NewReport, ReportUpdate, StoredReport } from '../../src/reports/domain/stored-report.js';
import type { ReportStore } from '../../src/reports/store/report.store.js';

/** Counts the reports of all days together. */
export class InMemoryReportStore implements Pick<
  ReportStore,
  'hasRoom' | 'create' | 'createObjection' | 'find' | 'readEvidence' | 'count' | 'change'
> {
  /** Called before each write, to simulate a concurrent request. */
  beforeChange: (report: StoredReport) => void = () => undefined;
  private readonly reports = new Map<number, StoredReport>();
  private readonly evidence = new Map<number, ReportEvidence>();
  private readonly objections = new Set<number>();

  async hasRoom({ userId }: NewReport, perDay: number): Promise<boolean> {
    return [...this.reports.values()].filter((report) => report.userId === userId).length < perDay;
  }

  async create(
    report: NewReport,
    perDay = Infinity,
    evidence?: ReportEvidence,
  ): Promise<StoredReport | null> {
    if (!(await this.hasRoom(report, perDay))) return null;
    const stored = this.set({ id: this.reports.size + 1, ...report });
    if (evidence) this.evidence.set(stored.id, evidence);
    return stored;
  }

  async createObjection(report: NewReport, objectionTo: number, evidence: ReportEvidence): Promise<void> {
    if (!this.objections.has(objectionTo)) await this.create(report, Infinity, evidence);
    this.objections.add(objectionTo);
  }

  async readEvidence(id: number): Promise<ReportEvidence | null> {
    return this.evidence.get(id) ?? null;
  }

  async find(id: number): Promise<StoredReport | null> {
    return this.reports.get(id) ?? null;
  }

  async count(): Promise<ReportCounts> {
    const byStatus = { yeni: 0, inceleniyor: 0, çözüldü: 0, kapatıldı: 0 };
    for (const { status } of this.reports.values()) byStatus[status] += 1;
    return { all: this.reports.size, byStatus };
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
