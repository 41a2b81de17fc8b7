import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/audit-log.module.js';
import { ModerationService } from './moderation.service.js';
import { ReportSubmissionService } from './report-submission.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportStore } from './store/report.store.js';

@Module({
  imports: [AuditLogModule],
  controllers: [ReportsController],
  providers: [ReportSubmissionService, ModerationService, ReportStore],
})
export class ReportsModule {}
