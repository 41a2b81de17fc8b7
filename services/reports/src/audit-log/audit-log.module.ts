import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditLogStore } from './store/audit-log.store.js';

@Module({
  controllers: [AuditLogController],
  providers: [AuditLogService, AuditLogStore],
  exports: [AuditLogStore],
})
export class AuditLogModule {}
