import type { ReportCounts, ReportEvidence } from '@rotadas/contracts/reports/report';
import type { ReportLimit } from '../../src/reports/domain/report-limit.js';
import type { NewReport, ReportUpdate, StoredReport } from '../../src/reports/domain/stored-report.js';
import type { ReportStore } from '../../src/reports/store/report.store.js';

export const A_DAY: ReportLimit = { period: '2031-06-02', max: 100 };

/** Counts the reports of all periods together, but urgent ones on their own. */
export class InMemoryReportStore implements Pick<
  ReportStore,
  'hasRoom' | 'create' | 'createObjection' | 'find' | 'readEvidence' | 'listByPerson' | 'count' | 'change'
> {
  /** Called before each write, to simulate a concurrent request. */
  beforeChange: (report: StoredReport) => void = () => undefined;
  /** The results of the cases that were closed. */
  readonly closings: boolean[] = [];
  private readonly reports = new Map<number, StoredReport>();
  private readonly evidence = new Map<number, ReportEvidence>();
  private readonly objections = new Set<number>();

  async hasRoom({ userId, isUrgent }: NewReport, { max }: ReportLimit): Promise<boolean> {
    const counted = this.all.filter((each) => each.userId === userId && each.isUrgent === isUrgent);
    return counted.length < max;
  }

  async create(report: NewReport, limit = A_DAY, evidence?: ReportEvidence): Promise<StoredReport | null> {
    if (!(await this.hasRoom(report, limit))) return null;
    const stored = this.set({ id: this.reports.size + 1, ...report });
    if (evidence) this.evidence.set(stored.id, evidence);
    return stored;
  }

  async createObjection(report: NewReport, objectionTo: number, evidence: ReportEvidence): Promise<void> {
    if (!this.objections.has(objectionTo)) await this.create(report, A_DAY, evidence);
    this.objections.add(objectionTo);
  }

  async readEvidence(id: number): Promise<ReportEvidence | null> {
    return this.evidence.get(id) ?? null;
  }

  async find(id: number): Promise<StoredReport | null> {
    return this.reports.get(id) ?? null;
  }

  async listByPerson(userId: number): Promise<{ by: StoredReport[]; about: StoredReport[] }> {
    return {
      by: this.all.filter((each) => each.userId === userId),
      about: this.all.filter((each) => each.about?.userId === userId),
    };
  }

  async count(): Promise<ReportCounts> {
    const byStatus = { yeni: 0, inceleniyor: 0, çözüldü: 0, kapatıldı: 0 };
    for (const { status } of this.all) byStatus[status] += 1;
    return { all: this.reports.size, byStatus };
  }

  async change(
    { id, revision }: StoredReport,
    { fields, entry, isActed }: ReportUpdate,
  ): Promise<StoredReport | null> {
    const report = this.reports.get(id);
    if (!report) return null;
    this.beforeChange(report);
    const stored = this.reports.get(id);
    if (stored?.revision !== revision) return null;
    if (isActed !== undefined) this.closings.push(isActed);
    return this.set({ ...stored, ...fields, history: [...stored.history, entry] });
  }

  get all(): StoredReport[] {
    return [...this.reports.values()];
  }

  set(report: StoredReport): StoredReport {
    this.reports.set(report.id, report);
    return report;
  }
}
