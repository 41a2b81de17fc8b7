import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type {
  ReportPage,
  ReportPageRequest,
  Report,
  ReportStatusInput,
  ReportWindow,
  ReportWithHistory,
} from '@rotadas/contracts/reports/report';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { requireAdmin } from '../audit-log/audit-log.service.js';
import { changeStatus } from './domain/change-status.js';
import { fitWindow } from './domain/report-window.js';
import { reportView, reportWithHistory } from './domain/report-view.js';
import type { StoredReport } from './domain/stored-report.js';
import { ReportStore } from './store/report.store.js';

interface Caller {
  readonly userId: number;
  readonly isAdmin: boolean;
}

/** All methods throw `admin-required` for other users. */
@Injectable()
export class ModerationService {
  constructor(private readonly reports: ReportStore) {}

  async list(caller: Caller, { limit, ...filter }: ReportPageRequest): Promise<ReportWindow> {
    requireAdmin(caller);
    const found = await this.reports.listNewest({ ...filter, limit: limit + 1 });
    return fitWindow(found.map(reportView), limit);
  }

  async page(caller: Caller, page: ReportPageRequest): Promise<ReportPage> {
    const [window, counts] = await Promise.all([this.list(caller, page), this.reports.count()]);
    return { ...window, counts };
  }

  async get(caller: Caller, reportId: number): Promise<ReportWithHistory> {
    requireAdmin(caller);
    return reportWithHistory(requireReport(await this.reports.find(reportId)));
  }

  /** Retries after a concurrent change, unless `input` names a revision. */
  async changeStatus(caller: Caller, reportId: number, input: ReportStatusInput): Promise<Report> {
    requireAdmin(caller);
    const changed = await retryOnConflict(async () => {
      const report = requireReport(await this.reports.find(reportId));
      const change = changeStatus(report, input, caller.userId, Date.now());
      return change ? this.reports.change(report, change) : report;
    }, 'report-changed');
    return reportView(changed);
  }
}

function requireReport(report: StoredReport | null): StoredReport {
  if (!report) throw new DomainError('report-unknown');
  return report;
}
