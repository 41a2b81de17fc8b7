import { Module } from '@nestjs/common';
import { BoardActs } from './board-acts.js';
import { BoardGate } from './board-gate.js';
import { BoardSessionController } from './board-session.controller.js';
import { BoardSessions } from './board-sessions.js';
import { QueueDepths } from './queue-depths.js';
import { Queues } from './queues.js';

/** The queues under the admins' eyes. */
@Module({
  controllers: [BoardSessionController],
  providers: [Queues, QueueDepths, BoardSessions, BoardGate, BoardActs],
})
export class QueuesModule {}
