import { jest } from '@jest/globals';
import type { JobQueues } from './job-queues.js';
import type { JobWork } from './job-worker.js';

let work: JobWork | undefined;
let isClosed = false;

jest.unstable_mockModule('./job-worker.js', () => ({
  startJobWorker: (_redisUrl: string, started: JobWork) => {
    work = started;
    return { close: async () => void (isClosed = true) };
  },
}));
const { SweptWorker } = await import('./swept-worker.js');

it('a swept worker runs jobs and sweeps, and schedules the sweeps', async () => {
  const ran: unknown[] = [];
  class Worker extends SweptWorker {
    async sweep() {
      ran.push('sweep');
    }

    protected async process(...job: unknown[]) {
      ran.push(job);
    }
  }
  const scheduled: unknown[] = [];
  const queues = { scheduleEvery: async (...given: unknown[]) => void scheduled.push(given) };
  const worker = new Worker(queues as unknown as JobQueues, {
    name: 'offer-expiry',
    redisUrl: 'redis://127.0.0.1:1',
    sweepEveryMs: 30_000,
  });
  worker.onApplicationBootstrap();
  expect(scheduled).toEqual([['offer-expiry', 'sweep', 30_000]]);
  for (const name of ['end-offer', 'sweep'])
    expect(await work?.process({ name, data: 7 })).toEqual({ kind: 'done' });
  expect(ran).toEqual([['end-offer', 7], 'sweep']);
  await worker.beforeApplicationShutdown();
  expect(isClosed).toBe(true);
});
