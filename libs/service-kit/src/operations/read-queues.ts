import type { QueueLevel } from '@rotadas/contracts/operations/copy-sample';
import type { Metrics, Sample } from '../metrics/metrics.js';

/** What each queue holds; empty while Redis is away, and of who looks at none. */
export async function readQueues(metrics: Metrics): Promise<Record<string, QueueLevel>> {
  const [jobs, ages] = await Promise.all([
    metrics.samples('rotadas_queue_jobs'),
    metrics.samples('rotadas_queue_oldest_job_age_seconds'),
  ]);
  const ageOf = levelsBy(ages, 'queue');
  const levels = Array.from(levelsBy(jobs, 'queue'), ([queue, states]): [string, QueueLevel] => [
    queue,
    {
      waiting: inState(states, 'waiting'),
      delayed: inState(states, 'delayed'),
      failed: inState(states, 'failed'),
      oldestWaiting: inState(ageOf.get(queue) ?? [], 'waiting'),
    },
  ]);
  return Object.fromEntries(levels);
}

function inState(samples: readonly Sample[], state: string): number {
  return samples.find(({ labels }) => labels['state'] === state)?.value ?? 0;
}

/** The samples of a gauge by one of its labels. */
function levelsBy(samples: readonly Sample[], label: string): Map<string, Sample[]> {
  return Map.groupBy(samples, ({ labels }) => labels[label] ?? '');
}
