import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ExportCollector } from './export-collector.js';
import { ExportWorker } from './export-worker.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { ExportStore } from './store/export.store.js';

@Module({
  imports: [UsersModule],
  controllers: [ExportsController],
  providers: [ExportsService, ExportCollector, ExportWorker, ExportStore],
})
export class ExportsModule {}
