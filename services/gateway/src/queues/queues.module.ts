import { Module } from '@nestjs/common';
import { BoardSessionController } from './board-session.controller.js';
import { BoardSessions } from './board-sessions.js';
import { QueueDepths } from './queue-depths.js';
import { Queues } from './queues.js';

/** The queue board for admins, and metrics of the queues. */
@Module({
  controllers: [BoardSessionController],
  providers: [Queues, QueueDepths, BoardSessions],
})
export class QueuesModule {}
