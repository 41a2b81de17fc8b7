import { jest } from '@jest/globals';
import type { JobWork } from '@rotadas/service-kit/queues/job-worker';
import type { ExportJob } from './domain/stored-export.js';

let work: JobWork | undefined;

jest.unstable_mockModule('@rotadas/service-kit/queues/job-worker', () => ({
  startJobWorker: (_redisUrl: string, started: JobWork) => {
    work = started;
    return { close: async () => undefined };
  },
}));
const { ExportWorker } = await import('./export-worker.js');

it('an export fails after the last attempt only', async () => {
  const failed: ExportJob[] = [];
  const store = { fail: async (job: ExportJob) => void failed.push(job) };
  const worker = new ExportWorker({ REDIS_URL: 'redis://127.0.0.1:1' }, {} as never, store as never);
  worker.onApplicationBootstrap();
  const job = { userId: 7, requestId: '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11' };
  await work?.onFailure?.(job, false);
  expect(failed).toEqual([]);
  await work?.onFailure?.(job, true);
  expect(failed).toEqual([job]);
});
