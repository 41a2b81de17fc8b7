import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsService } from './ratings.service.js';
import { RatingStore } from './store/rating.store.js';

@Module({
  imports: [AgreementsModule],
  controllers: [RatingsController],
  providers: [RatingsService, RatingStore],
  exports: [RatingsService],
})
export class RatingsModule {}
