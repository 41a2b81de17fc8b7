import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Metrics, type Sample } from '@rotadas/service-kit/metrics/metrics';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** States whose first job is the oldest; `active` is not ordered. */
const AGED_STATES = ['waiting', 'delayed', 'failed'] as const;

/** Read at each scrape; empty while Redis is unavailable. */
@Injectable()
export class QueueDepths {
  constructor(
    metrics: Metrics,
    private readonly queues: JobQueues,
  ) {
    metrics.addReadGauge(
      { name: 'rotadas_queue_jobs', help: 'Jobs of a queue by state' },
      ['queue', 'state'],
      () => this.samples(),
    );
    metrics.addReadGauge(
      {
        name: 'rotadas_queue_oldest_job_age_seconds',
        help: 'Age of the first job of a queue in a state; 0 without a job',
      },
      ['queue', 'state'],
      () => this.ages(),
    );
  }

  private async ages(): Promise<Sample[]> {
    const queues = await this.queues.all();
    const samples = queues.flatMap((queue) => AGED_STATES.map((state) => oldestAge(queue, state)));
    return Promise.all(samples);
  }

  private async samples(): Promise<Sample[]> {
    const queues = await this.queues.all();
    const counts = await Promise.all(queues.map((queue) => queue.getJobCounts(...STATES)));
    return queues.flatMap(({ name }, index) =>
      STATES.map((state) => ({ labels: { queue: name, state }, value: counts[index]?.[state] ?? 0 })),
    );
  }
}

async function oldestAge(queue: Queue, state: (typeof AGED_STATES)[number]): Promise<Sample> {
  const [first] = await queue.getJobs([state], 0, 0, true);
  const value = first ? Math.max(0, Date.now() - first.timestamp) / 1_000 : 0;
  return { labels: { queue: queue.name, state }, value };
}
