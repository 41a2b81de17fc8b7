import { Module } from '@nestjs/common';
import { MatchingController } from './matching.controller.js';

/** Places, and who goes one's way. */
@Module({ controllers: [MatchingController] })
export class MatchingModule {}
