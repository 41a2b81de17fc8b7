import { Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { BoardSessionController } from './board-session.controller.js';
import { QueueDepths } from './queue-depths.service.js';

@Module({
  controllers: [BoardSessionController],
  providers: [
    {
      provide: JobQueues,
      useFactory: (redis: RedisClient) => new JobQueues(redis, { skipMetasUpdate: true }),
      inject: [REDIS],
    },
    QueueDepths,
  ],
})
export class QueuesModule {}
