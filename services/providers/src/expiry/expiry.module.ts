import { Module } from '@nestjs/common';
import { PresenceModule } from '../presence/presence.module.js';
import { StatusModule } from '../status/status.module.js';
import { ExpiryQueueModule } from './expiry-queue.module.js';
import { ExpiryWorker } from './expiry.worker.js';
import { SeenStore } from './store/seen.store.js';
import { SweepService } from './sweep.service.js';

/** Ends offers by themselves. */
@Module({
  imports: [ExpiryQueueModule, PresenceModule, StatusModule],
  providers: [ExpiryWorker, SweepService, SeenStore],
})
export class ExpiryModule {}
