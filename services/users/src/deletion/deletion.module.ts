import { Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { UsersModule } from '../users/users.module.js';
import { DeletionController } from './deletion.controller.js';
import { DeletionService } from './deletion.service.js';
import { ErasureService } from './erasure.service.js';
import { ErasureWorker } from './erasure-worker.js';
import { IdentityProvider } from './identity-provider.js';
import { DeletionStore } from './store/deletion.store.js';
import { ErasureStore } from './store/erasure.store.js';

@Module({
  imports: [UsersModule],
  controllers: [DeletionController],
  providers: [
    DeletionService,
    DeletionStore,
    ErasureService,
    ErasureStore,
    ErasureWorker,
    IdentityProvider,
    JobQueues,
  ],
})
export class DeletionModule {}
