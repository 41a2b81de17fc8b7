import { Module } from '@nestjs/common';
import { RatingStore } from './store/rating.store.js';

/**
 * What users say of each other; no call and no screen shows it, since the specification names none.
 */
@Module({ providers: [RatingStore], exports: [RatingStore] })
export class RatingsModule {}
