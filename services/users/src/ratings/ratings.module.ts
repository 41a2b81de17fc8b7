import { Module } from '@nestjs/common';
import { RatingStore } from './store/rating.store.js';

/** What users say of each other; no call and no screen asks for it yet, since the specification shows none. */
@Module({ providers: [RatingStore], exports: [RatingStore] })
export class RatingsModule {}
