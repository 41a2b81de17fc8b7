import { Injectable } from '@nestjs/common';
import { type Admin, requireAdmin } from '@rotadas/contracts/primitives/admin';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type {
  ReportPageWithCounts,
  ListReportsRequest,
  Report,
  ReportEvidence,
  ReportStatusInput,
  ReportPage,
  ReportWithHistory,
} from '@rotadas/contracts/reports/report';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { changeStatus } from './domain/change-status.js';
import { fitPage } from './domain/fit-page.js';
import { reportView, reportWithHistory } from './domain/report-view.js';
import type { ReportUpdate, StoredReport } from './domain/stored-report.js';
import { ReportStore } from './store/report.store.js';

/** Maximum number of reports by a person, and about one. */
const BY_PERSON_MAX = 20;

/** All methods throw `admin-required` for other users. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly reports: ReportStore,
    private readonly outbox: OutboxRelay,
  ) {}

  async list(admin: Admin, page: ListReportsRequest): Promise<ReportPage> {
    requireAdmin(admin);
    return this.readPage(page);
  }

  async listWithCounts(admin: Admin, page: ListReportsRequest): Promise<ReportPageWithCounts> {
    requireAdmin(admin);
    const [found, counts] = await Promise.all([this.readPage(page), this.reports.count()]);
    return { ...found, counts };
  }

  async get(admin: Admin, reportId: number): Promise<ReportWithHistory> {
    requireAdmin(admin);
    return reportWithHistory(requireReport(await this.reports.find(reportId)));
  }

  async listByPerson(admin: Admin, userId: number): Promise<{ by: Report[]; about: Report[] }> {
    requireAdmin(admin);
    const { by, about } = await this.reports.listByPerson(userId, BY_PERSON_MAX);
    return { by: by.map(reportView), about: about.map(reportView) };
  }

  /** Throws `report-unknown` also for a report without evidence. */
  async getEvidence(admin: Admin, reportId: number): Promise<ReportEvidence> {
    requireAdmin(admin);
    const evidence = await this.reports.readEvidence(reportId, admin.userId);
    if (!evidence) throw new DomainError('report-unknown');
    return evidence;
  }

  /**
   * Retries after a concurrent change, unless `input` names a revision. A case is not closed while
   * the users service is unavailable.
   */
  async changeStatus(admin: Admin, reportId: number, input: ReportStatusInput): Promise<Report> {
    requireAdmin(admin);
    const changed = await retryOnConflict(async () => {
      const report = requireReport(await this.reports.find(reportId));
      const change = changeStatus(report, input, admin.userId, Date.now());
      return change ? this.reports.change(report, await this.withOutcome(report, change)) : report;
    }, 'report-changed');
    this.outbox.wake();
    return reportView(changed);
  }

  private async withOutcome(report: StoredReport, change: ReportUpdate): Promise<ReportUpdate> {
    if (report.closedAt !== null || change.fields.closedAt === null) return change;
    const { hasSanction } = await this.rpc.call(sanctionsRpc.hasForReport, { reportId: report.id });
    return { ...change, isActed: hasSanction };
  }

  private async readPage({ limit, ...filter }: ListReportsRequest): Promise<ReportPage> {
    const found = await this.reports.listNewest({ ...filter, limit: limit + 1 });
    return fitPage(found.map(reportView), limit);
  }
}

export function requireReport(report: StoredReport | null): StoredReport {
  if (!report) throw new DomainError('report-unknown');
  return report;
}
