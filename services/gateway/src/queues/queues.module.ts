import { Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { BoardSessionController } from './board-session.controller.js';
import { QueueDepths } from './queue-depths.service.js';

@Module({
  controllers: [BoardSessionController],
  providers: [JobQueues, QueueDepths],
})
export class QueuesModule {}
