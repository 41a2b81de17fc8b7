import { Module } from '@nestjs/common';
import { ReportListService } from './report-list.service.js';
import { ReportsController } from './reports.controller.js';

/** Problem reports and their moderation. */
@Module({ controllers: [ReportsController], providers: [ReportListService] })
export class ReportsModule {}
