import { Body, Controller, Get, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import { ReportPageQuery } from '@rotadas/contracts/reports/report-page';
import { ReportInput, ReportStatusInput } from '@rotadas/contracts/reports/report';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { ZodPipe } from '../input/zod-pipe.js';
import { noteSecurity } from '../security-log/security-log.js';
import { AdminsOnly } from '../sign-in/admins-only.js';
import { CurrentPrincipal } from '../sign-in/current-principal.js';
import type { Principal } from '../sign-in/principal.js';
import { SignedIn } from '../sign-in/signed-in.js';
import { adminOf } from './admin-of.js';
import { ReportListService } from './report-list.service.js';

/** The calls about problem reports (spec 7). */
@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly routes: RouteClient,
    private readonly reportList: ReportListService,
  ) {}

  @Post()
  @SignedIn()
  open(@CurrentPrincipal() { userId }: Principal, @Body(new ZodPipe(ReportInput)) report: ReportInput) {
    return this.routes.call(reportsRoutes.open, { userId, report });
  }

  @Get()
  @AdminsOnly()
  async list(@CurrentPrincipal() principal: Principal) {
    const stream = await this.reportList.open(adminOf(principal));
    return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
  }

  @Get('page')
  @AdminsOnly()
  page(@CurrentPrincipal() principal: Principal, @Query(new ZodPipe(ReportPageQuery)) page: ReportPageQuery) {
    return this.routes.call(reportsRoutes.page, { admin: adminOf(principal), page });
  }

  @Get(':id')
  @AdminsOnly()
  get(
    @CurrentPrincipal() principal: Principal,
    @Param('id', new ZodPipe(SerialIdText, 'id')) reportId: number,
  ) {
    return this.routes.call(reportsRoutes.get, { admin: adminOf(principal), reportId });
  }

  @Patch(':id/status')
  @AdminsOnly()
  async changeStatus(
    @CurrentPrincipal() principal: Principal,
    @Param('id', new ZodPipe(SerialIdText, 'id')) reportId: number,
    @Body(new ZodPipe(ReportStatusInput)) change: ReportStatusInput,
  ) {
    const admin = adminOf(principal);
    const report = await this.routes.call(reportsRoutes.changeStatus, { admin, reportId, change });
    const facts = { act: 'report-status', report: report.id, status: report.status };
    noteSecurity('admin-act', { userId: principal.userId }, facts);
    return report;
  }
}
