import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { DeadlineWorker } from './deadline-worker.js';

@Module({ imports: [AgreementsModule, RatingsModule], providers: [DeadlineWorker] })
export class DeadlinesModule {}
