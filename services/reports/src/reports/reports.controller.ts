import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { requireAdmin } from './domain/require-admin.js';
import { ModerationService } from './moderation.service.js';
import { ReportingService } from './reporting.service.js';

type Asked<Name extends keyof typeof reportsRoutes> = z.output<(typeof reportsRoutes)[Name]['request']>;

/** Answers what the gateway asks of problem reports. */
@Controller()
export class ReportsController {
  constructor(
    private readonly reporting: ReportingService,
    private readonly moderation: ModerationService,
  ) {}

  @HandleRoute(reportsRoutes.open)
  open({ userId, report }: Asked<'open'>) {
    return this.reporting.open(userId, report);
  }

  @HandleRoute(reportsRoutes.list)
  list({ admin, before }: Asked<'list'>) {
    requireAdmin(admin);
    return this.moderation.list(before);
  }

  @HandleRoute(reportsRoutes.page)
  page({ admin, page }: Asked<'page'>) {
    requireAdmin(admin);
    return this.moderation.page(page);
  }

  @HandleRoute(reportsRoutes.get)
  get({ admin, reportId }: Asked<'get'>) {
    requireAdmin(admin);
    return this.moderation.get(reportId);
  }

  @HandleRoute(reportsRoutes.changeStatus)
  changeStatus({ admin, reportId, change }: Asked<'changeStatus'>) {
    requireAdmin(admin);
    return this.moderation.changeStatus(admin.userId, reportId, change);
  }
}
