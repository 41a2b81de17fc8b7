import { Module } from '@nestjs/common';
import { MarkersModule } from '../markers/markers.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { PositionsController } from './positions.controller.js';
import { PositionsService } from './positions.service.js';

@Module({
  imports: [MarkersModule, PresenceModule],
  controllers: [PositionsController],
  providers: [PositionsService],
})
export class PositionsModule {}
