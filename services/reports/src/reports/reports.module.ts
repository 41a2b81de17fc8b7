import { Module } from '@nestjs/common';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { AuditLogModule } from '../audit-log/audit-log.module.js';
import { ModerationService } from './moderation.service.js';
import { ReportSubmissionService } from './report-submission.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportStore } from './store/report.store.js';

@Module({
  imports: [AuditLogModule],
  controllers: [ReportsController],
  providers: [
    ReportSubmissionService,
    ModerationService,
    ReportStore,
    provideOutboxRelay('reports', reportsEvents.closed.stream),
  ],
  exports: [ReportStore],
})
export class ReportsModule {}
