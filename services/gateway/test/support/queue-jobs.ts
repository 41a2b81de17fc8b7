import { Queue, Worker } from 'bullmq';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';

export type QueueJobs = ReturnType<typeof queueJobs>;

/** Adds jobs to a queue, and returns their IDs. */
export function queueJobs(url: string) {
  const { hostname: host, port, pathname } = new URL(url);
  const db = Number(pathname.slice(1)); // 0 where it names none
  const options = { connection: { host, port: Number(port), db }, prefix: QUEUE_PREFIX };
  const queue = new Queue(QUEUES.offerExpiry, options);
  return {
    async failed(id: string) {
      await queue.add('end-offer', { userId: 7, session: 1 }, { jobId: id });
      const reject = () => Promise.reject(new Error('MongoDB is unavailable'));
      const worker = new Worker(QUEUES.offerExpiry, reject, options);
      await new Promise((resolve) => worker.once('failed', resolve));
      await worker.close();
      return id;
    },
    /** Due in an hour. */
    async delayed(id: string) {
      await queue.add('end-offer', { userId: 7, session: 2 }, { jobId: id, delay: 3_600_000 });
      return id;
    },
    /** `unknown` if it was removed. */
    stateOf: (id: string) => queue.getJobState(id),
    close: () => queue.close(),
  };
}
