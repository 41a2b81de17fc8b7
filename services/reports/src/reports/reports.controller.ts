import { Controller } from '@nestjs/common';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { ModerationService } from './moderation.service.js';
import { ReportingService } from './reporting.service.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly reporting: ReportingService,
    private readonly moderation: ModerationService,
  ) {}

  @HandleRoute(reportsRoutes.open)
  open({ userId, report }: ParsedRequest<typeof reportsRoutes.open>) {
    return this.reporting.open(userId, report);
  }

  @HandleRoute(reportsRoutes.list)
  list({ admin, page }: ParsedRequest<typeof reportsRoutes.list>) {
    return this.moderation.list(admin, page);
  }

  @HandleRoute(reportsRoutes.page)
  page({ admin, page }: ParsedRequest<typeof reportsRoutes.page>) {
    return this.moderation.page(admin, page);
  }

  @HandleRoute(reportsRoutes.get)
  get({ admin, reportId }: ParsedRequest<typeof reportsRoutes.get>) {
    return this.moderation.get(admin, reportId);
  }

  @HandleRoute(reportsRoutes.changeStatus)
  changeStatus({ admin, reportId, change }: ParsedRequest<typeof reportsRoutes.changeStatus>) {
    return this.moderation.changeStatus(admin, reportId, change);
  }
}
