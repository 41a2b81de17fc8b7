import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { CasesController } from './cases.controller.js';
import { CasesService } from './cases.service.js';
import { CaseStore } from './store/case.store.js';

@Module({
  imports: [ReportsModule],
  controllers: [CasesController],
  providers: [CasesService, CaseStore],
})
export class CasesModule {}
