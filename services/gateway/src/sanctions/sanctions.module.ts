import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/audit-log.module.js';
import { SanctionsController } from './sanctions.controller.js';

@Module({ imports: [AuditLogModule], controllers: [SanctionsController] })
export class SanctionsModule {}
