import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { secondsToNextTurkishDay } from '@rotadas/contracts/primitives/turkish-time';
import type { Report, ReportInput } from '@rotadas/contracts/reports/report';
import { requireAcceptedTerms } from '@rotadas/contracts/users/accepted-terms';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { newReport } from './domain/stored-report.js';
import { reportView } from './domain/report-view.js';
import { ReportStore } from './store/report.store.js';

/** Token of the settings of reports. */
export const REPORTS_SETTINGS = Symbol('REPORTS_SETTINGS');

export interface ReportsSettings {
  /** The most reports that one user opens on a calendar day of Türkiye. */
  readonly perDay: number;
}

/** What users do with reports. */
@Injectable()
export class ReportingService {
  constructor(
    @Inject(REPORTS_SETTINGS) private readonly settings: ReportsSettings,
    private readonly users: RouteClient,
    private readonly reports: ReportStore,
  ) {}

  /**
   * Stores a report of a user who has accepted the terms; an account that was deleted while its
   * token is still valid gets `user-unknown`, and nothing is stored. Throws
   * `reports-of-day-exceeded`.
   */
  async open(userId: number, input: ReportInput): Promise<Report> {
    requireAcceptedTerms(await this.users.call(usersRoutes.get, { userId }));
    const now = Date.now();
    const report = await this.reports.add(newReport(userId, input, now), this.settings.perDay);
    if (!report)
      throw new DomainError('reports-of-day-exceeded', { retryAfter: secondsToNextTurkishDay(now) });
    return reportView(report);
  }
}
