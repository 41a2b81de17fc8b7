import { Module } from '@nestjs/common';
import { PositionClient } from './position-client.js';
import { PositionsService } from './positions.service.js';

@Module({ providers: [PositionClient, PositionsService], exports: [PositionsService] })
export class PositionsModule {}
