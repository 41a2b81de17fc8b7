import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { SanctionsController } from './sanctions.controller.js';
import { SanctionsService } from './sanctions.service.js';
import { SanctionStore } from './store/sanction.store.js';

@Module({
  imports: [UsersModule],
  controllers: [SanctionsController],
  providers: [SanctionsService, SanctionStore],
})
export class SanctionsModule {}
