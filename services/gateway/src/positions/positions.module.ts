import { Module } from '@nestjs/common';
import { PositionsService } from './positions.service.js';

@Module({ providers: [PositionsService], exports: [PositionsService] })
export class PositionsModule {}
