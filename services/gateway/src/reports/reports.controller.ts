import { Controller, StreamableFile } from '@nestjs/common';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';
import { noteSecurity } from '../security-log/security-log.js';
import { adminOf, ReportListService } from './report-list.service.js';

type Calls = typeof reportsCalls;

/** The calls about problem reports. */
@Controller()
export class ReportsController {
  constructor(
    private readonly routes: RouteClient,
    private readonly reportList: ReportListService,
  ) {}

  @HandleCall(reportsCalls.open)
  open({ principal, body }: Asked<Calls['open']>) {
    return this.routes.call(reportsRoutes.open, { userId: principal.userId, report: body });
  }

  @HandleCall(reportsCalls.list)
  async list({ principal }: Asked<Calls['list']>) {
    const stream = await this.reportList.open(adminOf(principal));
    return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
  }

  @HandleCall(reportsCalls.page)
  page({ principal, query }: Asked<Calls['page']>) {
    return this.routes.call(reportsRoutes.page, { admin: adminOf(principal), page: query });
  }

  @HandleCall(reportsCalls.get)
  get({ principal, params }: Asked<Calls['get']>) {
    return this.routes.call(reportsRoutes.get, { admin: adminOf(principal), reportId: params.id });
  }

  @HandleCall(reportsCalls.changeStatus)
  async changeStatus({ principal, params, body }: Asked<Calls['changeStatus']>) {
    const admin = adminOf(principal);
    const question = { admin, reportId: params.id, change: body };
    const report = await this.routes.call(reportsRoutes.changeStatus, question);
    const facts = { act: 'report-status', report: report.id, status: report.status };
    noteSecurity('admin-act', { userId: principal.userId }, facts);
    return report;
  }
}
