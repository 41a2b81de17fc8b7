import { Controller, StreamableFile } from '@nestjs/common';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';
import { toAdmin, ReportsService } from './reports.service.js';

type Calls = typeof reportsCalls;

const JSON_TYPE = 'application/json; charset=utf-8';

@Controller()
export class ReportsController {
  constructor(
    private readonly routes: RouteClient,
    private readonly reports: ReportsService,
  ) {}

  @HandleCall(reportsCalls.open)
  open({ principal, body }: CallInput<Calls['open']>) {
    return this.routes.call(reportsRoutes.open, { userId: principal.userId, report: body });
  }

  @HandleCall(reportsCalls.list)
  async list({ principal }: CallInput<Calls['list']>) {
    return new StreamableFile(await this.reports.list(toAdmin(principal)), { type: JSON_TYPE });
  }

  @HandleCall(reportsCalls.page)
  page({ principal, query }: CallInput<Calls['page']>) {
    return this.routes.call(reportsRoutes.page, { admin: toAdmin(principal), page: query });
  }

  @HandleCall(reportsCalls.get)
  get({ principal, params }: CallInput<Calls['get']>) {
    return this.routes.call(reportsRoutes.get, { admin: toAdmin(principal), reportId: params.id });
  }

  @HandleCall(reportsCalls.changeStatus)
  changeStatus({ principal, params, body }: CallInput<Calls['changeStatus']>) {
    return this.reports.changeStatus(toAdmin(principal), params.id, body);
  }
}
