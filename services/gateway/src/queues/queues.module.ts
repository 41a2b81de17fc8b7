import { Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { BoardSessionController } from './board-session.controller.js';
import { BoardSessions } from './board-sessions.js';
import { QueueDepths } from './queue-depths.js';

@Module({
  imports: [SignInModule],
  controllers: [BoardSessionController],
  providers: [BoardSessions, JobQueues, QueueDepths],
})
export class QueuesModule {}
