import { Module } from '@nestjs/common';
import { SanctionsController } from './sanctions.controller.js';

@Module({ controllers: [SanctionsController] })
export class SanctionsModule {}
