import { Module } from '@nestjs/common';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay.provider';
import { ModerationService } from './moderation.service.js';
import { ReportingService } from './reporting.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportStore } from './store/report.store.js';

@Module({
  controllers: [ReportsController],
  providers: [
    ReportingService,
    ModerationService,
    ReportStore,
    provideOutboxRelay('reports', reportsEvents.moderated.stream),
  ],
})
export class ReportsModule {}
