import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReportPage, ReportPageRequest } from '@rotadas/contracts/reports/report-page';
import type { Report, ReportStatusInput, ReportWithHistory } from '@rotadas/contracts/reports/report';
import { changeStatus } from './domain/change-status.js';
import { fitWindow, type ReportWindow } from './domain/report-window.js';
import { reportView, reportWithHistory } from './domain/report-view.js';
import type { StoredReport } from './domain/stored-report.js';
import { ReportStore } from './store/report.store.js';

/** Most reports of one answer to `list`. */
const LIST_MAX = 2_000;

/** Against changes of the same report at the same moment. */
const ATTEMPTS = 20;

/** What admins see of reports and do to them. */
@Injectable()
export class ModerationService {
  constructor(private readonly reports: ReportStore) {}

  async list(before: number | undefined): Promise<ReportWindow> {
    const found = await this.reports.newest({ before, limit: LIST_MAX + 1 });
    return fitWindow(found.map(reportView), LIST_MAX);
  }

  async page({ status, before, limit }: ReportPageRequest): Promise<ReportPage> {
    const [found, counts] = await Promise.all([
      this.reports.newest({ status, before, limit: limit + 1 }),
      this.reports.count(),
    ]);
    return { ...fitWindow(found.map(reportView), limit), counts };
  }

  async get(reportId: number): Promise<ReportWithHistory> {
    return reportWithHistory(known(await this.reports.find(reportId)));
  }

  /** Where another admin's change came between, this one is decided anew; unless it names the revision it was made for. */
  async changeStatus(adminId: number, reportId: number, input: ReportStatusInput): Promise<Report> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const report = known(await this.reports.find(reportId));
      const change = changeStatus(report, input, adminId, new Date());
      const changed = await this.reports.change(report, change);
      if (changed) return reportView(changed);
    }
    throw new DomainError('report-changed');
  }
}

function known(report: StoredReport | null): StoredReport {
  if (!report) throw new DomainError('report-unknown');
  return report;
}
