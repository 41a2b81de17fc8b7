import { Module } from '@nestjs/common';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';
import { ExpiryQueue } from './store/expiry-queue.js';
import { OfferStore } from './store/offer.store.js';

@Module({
  controllers: [OffersController],
  providers: [OffersService, OfferStore, JobQueues, ExpiryQueue],
  exports: [OffersService, JobQueues, ExpiryQueue],
})
export class OffersModule {
  constructor(metrics: Metrics, queues: JobQueues) {
    // It has its own connection to Redis; without it no provider can go online.
    metrics.addPing('redis', () => queues.ping());
  }
}
