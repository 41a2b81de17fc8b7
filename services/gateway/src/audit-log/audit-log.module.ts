import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditRecorder } from './audit-recorder.js';

@Module({ controllers: [AuditLogController], providers: [AuditRecorder], exports: [AuditRecorder] })
export class AuditLogModule {}
