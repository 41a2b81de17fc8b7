import { Controller, StreamableFile } from '@nestjs/common';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { toAdmin } from '../sign-in/principal.js';
import { ReportsService } from './reports.service.js';

type Calls = typeof reportsCalls;

const JSON_TYPE = 'application/json; charset=utf-8';

@Controller()
export class ReportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly reports: ReportsService,
  ) {}

  @HandleCall(reportsCalls.open)
  open({ principal, body }: ParsedInput<Calls['open']>) {
    return this.rpc.call(reportsRpc.create, { userId: principal.userId, report: body });
  }

  @HandleCall(reportsCalls.list)
  async list({ principal }: ParsedInput<Calls['list']>) {
    return new StreamableFile(await this.reports.list(toAdmin(principal)), { type: JSON_TYPE });
  }

  @HandleCall(reportsCalls.page)
  page({ principal, query }: ParsedInput<Calls['page']>) {
    return this.rpc.call(reportsRpc.page, { admin: toAdmin(principal), page: query });
  }

  @HandleCall(reportsCalls.get)
  get({ principal, params }: ParsedInput<Calls['get']>) {
    return this.rpc.call(reportsRpc.get, { admin: toAdmin(principal), reportId: params.id });
  }

  @HandleCall(reportsCalls.evidence)
  evidence({ principal, params }: ParsedInput<Calls['evidence']>) {
    return this.rpc.call(reportsRpc.evidence, { admin: toAdmin(principal), reportId: params.id });
  }

  @HandleCall(reportsCalls.changeStatus)
  changeStatus({ principal, params, body }: ParsedInput<Calls['changeStatus']>) {
    const request = { admin: toAdmin(principal), reportId: params.id, change: body };
    return this.rpc.call(reportsRpc.changeStatus, request);
  }
}
