import { Module } from '@nestjs/common';
import { MatchingController } from './matching.controller.js';
import { SavedRoutesController } from './saved-routes.controller.js';

@Module({ controllers: [MatchingController, SavedRoutesController] })
export class MatchingModule {}
