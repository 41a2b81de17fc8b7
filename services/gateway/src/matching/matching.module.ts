import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { MatchingController } from './matching.controller.js';
import { SavedRoutesController } from './saved-routes.controller.js';

@Module({ imports: [BlocksModule], controllers: [MatchingController, SavedRoutesController] })
export class MatchingModule {}
