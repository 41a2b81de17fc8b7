import { Module } from '@nestjs/common';
import { ModerationService } from './moderation.service.js';
import { ReportingService } from './reporting.service.js';
import { ReportsController } from './reports.controller.js';
import { StoreModule } from './store/store.module.js';

/** Problem reports: opening them, and what admins do to them. */
@Module({
  imports: [StoreModule],
  controllers: [ReportsController],
  providers: [ReportingService, ModerationService],
})
export class ReportsModule {}
