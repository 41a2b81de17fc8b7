import { Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { ExpiryQueue } from './store/expiry-queue.js';

/** The queue of offers that are to end, or to begin, later. */
@Module({ providers: [JobQueues, ExpiryQueue], exports: [JobQueues, ExpiryQueue] })
export class ExpiryQueueModule {}
