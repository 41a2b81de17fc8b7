import { Queue, Worker } from 'bullmq';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';

export interface QueueJobs {
  failed(id: string): Promise<string>;
  /** Adds a job that is due in an hour; returns its id. */
  delayed(id: string): Promise<string>;
  /** `unknown` if it was removed. */
  stateOf(id: string): Promise<string>;
  close(): Promise<void>;
}

export function queueJobs(url: string): QueueJobs {
  const { hostname: host, port, pathname } = new URL(url);
  const db = Number(pathname.slice(1)); // 0 where it names none
  const options = { connection: { host, port: Number(port), db }, prefix: QUEUE_PREFIX };
  const queue = new Queue(QUEUES.offerExpiry, options);
  return {
    async failed(id) {
      await queue.add('end-offer', { userId: 7, session: 1 }, { jobId: id });
      const reject = () => Promise.reject(new Error('MongoDB is unavailable'));
      const worker = new Worker(QUEUES.offerExpiry, reject, options);
      await new Promise((resolve) => worker.once('failed', resolve));
      await worker.close();
      return id;
    },
    async delayed(id) {
      await queue.add('end-offer', { userId: 7, session: 2 }, { jobId: id, delay: 3_600_000 });
      return id;
    },
    stateOf: (id) => queue.getJobState(id),
    close: () => queue.close(),
  };
}
