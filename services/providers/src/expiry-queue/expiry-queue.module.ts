import { Module } from '@nestjs/common';
import { ExpiryQueue } from './store/expiry-queue.js';

/** The queue of offers that are to end, or to begin, later. */
@Module({ providers: [ExpiryQueue], exports: [ExpiryQueue] })
export class ExpiryQueueModule {}
