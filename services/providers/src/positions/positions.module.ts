import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { PositionsController } from './positions.controller.js';
import { PositionsService } from './positions.service.js';

/** Where providers are. */
@Module({
  imports: [ChangesModule, PresenceModule],
  controllers: [PositionsController],
  providers: [PositionsService],
})
export class PositionsModule {}
