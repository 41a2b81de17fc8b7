import { Injectable } from '@nestjs/common';
import { Metrics, type Sample } from '@rotadas/service-kit/metrics/metrics';
import { Queues } from './queues.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * Tells how many jobs each queue holds, by state, as Redis has it at that moment; nothing while
 * Redis is away.
 */
@Injectable()
export class QueueDepths {
  constructor(
    metrics: Metrics,
    private readonly queues: Queues,
  ) {
    metrics.levels({ name: 'rotadas_queue_jobs', help: 'Jobs of a queue by state' }, ['queue', 'state'], () =>
      this.samples(),
    );
  }

  private async samples(): Promise<Sample[]> {
    const queues = await this.queues.all();
    const counts = await Promise.all(queues.map((queue) => queue.getJobCounts(...STATES)));
    return queues.flatMap(({ name }, index) =>
      STATES.map((state) => ({ labels: { queue: name, state }, value: counts[index]?.[state] ?? 0 })),
    );
  }
}
