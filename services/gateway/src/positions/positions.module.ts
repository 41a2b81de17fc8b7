import { Module } from '@nestjs/common';
import { PositionsController } from './positions.controller.js';
import { PositionsService } from './positions.service.js';

/** Where providers are. */
@Module({ controllers: [PositionsController], providers: [PositionsService] })
export class PositionsModule {}
