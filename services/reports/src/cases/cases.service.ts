import { Injectable } from '@nestjs/common';
import { type Admin, requireAdmin } from '@rotadas/contracts/primitives/admin';
import { type Case, type CaseFilter, type CaseList, CASES_MAX } from '@rotadas/contracts/cases/case';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { caseView, dueAt, takeCase } from '../reports/domain/case.js';
import { requireReport } from '../reports/moderation.service.js';
import { ReportStore } from '../reports/store/report.store.js';
import { CaseStore } from './store/case.store.js';

/** All methods throw `admin-required` for other users. */
@Injectable()
export class CasesService {
  constructor(
    private readonly reports: ReportStore,
    private readonly cases: CaseStore,
    metrics: Metrics,
  ) {
    metrics.addReadGauge(
      { name: 'rotadas_cases_overdue', help: 'Open cases whose due time has passed' },
      [],
      async () => [{ labels: {}, value: await this.cases.count('overdue', null, Date.now()) }],
    );
    metrics.addReadGauge(
      {
        name: 'rotadas_cases_overdue_seconds',
        help: 'Time since the earliest due time of an open case, 0 if none has passed',
      },
      [],
      async () => [{ labels: {}, value: await this.overdueSeconds(Date.now()) }],
    );
    metrics.addReadGauge(
      {
        name: 'rotadas_cases_urgent_unassigned',
        help: 'Open urgent cases that no administrator has taken',
      },
      [],
      async () => [{ labels: {}, value: await this.cases.countUrgentUnassigned() }],
    );
  }

  async list(admin: Admin, filter: CaseFilter): Promise<CaseList> {
    requireAdmin(admin);
    const now = Date.now();
    const countBy = (counted: CaseFilter) => this.cases.count(counted, admin.userId, now);
    const [found, open, mine, overdue] = await Promise.all([
      this.cases.list(filter, admin.userId, now, CASES_MAX),
      countBy('open'),
      countBy('mine'),
      countBy('overdue'),
    ]);
    return { cases: found.map(caseView), counts: { open, mine, overdue } };
  }

  /** Throws `report-unknown`, `report-changed` or `case-taken`. Idempotent. */
  async take(admin: Admin, reportId: number): Promise<Case> {
    requireAdmin(admin);
    const taken = await retryOnConflict(async () => {
      const report = requireReport(await this.reports.find(reportId));
      const change = takeCase(report, admin.userId, Date.now());
      return change ? this.reports.change(report, change, 'case-taken') : report;
    }, 'report-changed');
    return caseView(taken);
  }

  private async overdueSeconds(now: number): Promise<number> {
    const [first] = await this.cases.list('overdue', null, now, 1);
    return first ? (now - dueAt(first)) / 1_000 : 0;
  }
}
