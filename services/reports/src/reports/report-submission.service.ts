import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Report, ReportInput } from '@rotadas/contracts/reports/report';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REPORTS_ENV, type ReportsEnv } from '../env.js';
import { createReport } from './domain/stored-report.js';
import { reportView } from './domain/report-view.js';
import { ReportStore } from './store/report.store.js';
import { secondsToNextTurkishDay } from '@rotadas/contracts/primitives/timestamp';
import { requireAcceptedTerms } from '@rotadas/contracts/users/profile';

@Injectable()
export class ReportSubmissionService {
  constructor(
    @Inject(REPORTS_ENV) private readonly env: Pick<ReportsEnv, 'REPORTS_PER_DAY'>,
    private readonly rpc: RpcClient,
    private readonly reports: ReportStore,
  ) {}

  /** Throws `user-unknown`, `terms-unaccepted` or `daily-report-limit-reached`. */
  async create(userId: number, input: ReportInput): Promise<Report> {
    requireAcceptedTerms(await this.rpc.call(usersRpc.get, { userId }));
    const now = Date.now();
    const report = await this.reports.create(createReport(userId, input, now), this.env.REPORTS_PER_DAY);
    if (!report)
      throw new DomainError('daily-report-limit-reached', { retryAfter: secondsToNextTurkishDay(now) });
    return reportView(report);
  }
}
