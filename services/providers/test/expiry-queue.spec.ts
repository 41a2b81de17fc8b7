import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { type JobWork, type JobWorker, startJobWorker } from '@rotadas/service-kit/queues/job-worker';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { ExpiryQueue } from '../src/offers/store/expiry-queue.js';

const HOUR_MS = 3_600_000;

describe('ExpiryQueue', () => {
  let server: PrivateServer;
  let redis: Redis;
  let queues: JobQueues;
  let queue: ExpiryQueue;
  let bullmq: Queue;
  let worker: JobWorker | undefined;

  beforeAll(async () => {
    server = await privateServer('redis');
    redis = new Redis(server.url, { maxRetriesPerRequest: null });
    queues = new JobQueues(redis);
    queue = new ExpiryQueue(queues);
    bullmq = new Queue(QUEUES.offerExpiry, { connection: redis, prefix: QUEUE_PREFIX });
    await eventually('the queue is connected', async () => (await queues.ping(), true));
  });
  afterEach(async () => {
    await worker?.close();
    worker = undefined;
    await bullmq.obliterate({ force: true });
  });
  afterAll(async () => {
    await queues.onApplicationShutdown();
    await bullmq.close();
    redis.disconnect();
    await server.end();
  });

  const delayed = async () =>
    (await bullmq.getDelayed()).map(({ name, data, timestamp, delay }) => ({
      name,
      data,
      at: timestamp + delay,
    }));

  it('has one job per end and departure, however often it is scheduled', async () => {
    const at = Date.now() + HOUR_MS;
    for (let count = 0; count < 2; count += 1) {
      await queue.schedule({ userId: 7, session: 3 }, at);
      await queue.scheduleSettling(7, at);
    }
    const near = expect.closeTo(at, -4);
    expect(await delayed()).toEqual(
      expect.arrayContaining([
        { name: 'end-offer', data: { userId: 7, session: 3 }, at: near },
        { name: 'settle-plans', data: { userId: 7 }, at: near },
      ]),
    );
    expect(await delayed()).toHaveLength(2);
  });

  it('schedules sweeps once, and applies a changed interval', async () => {
    const scheduleSweeps = (everyMs: number) => queues.scheduleEvery(QUEUES.offerExpiry, 'sweep', everyMs);
    for (const everyMs of [HOUR_MS, HOUR_MS]) await scheduleSweeps(everyMs);
    expect(await bullmq.getJobCountByTypes('waiting', 'delayed')).toBe(1);
    await scheduleSweeps(60_000);
    expect(await bullmq.getJobSchedulers()).toMatchObject([{ key: 'sweep', every: 60_000 }]);
  });

  it('delivers each job once, and again after a failure', async () => {
    const processed: [string, unknown][] = [];
    let failures = 1;
    Logger.overrideLogger(false);
    const work: JobWork = {
      queue: QUEUES.offerExpiry,
      isDelayed: true,
      async process({ name, data }) {
        processed.push([name, data]);
        if (name === 'end-offer' && (failures -= 1) === 0) throw new Error('on purpose');
        return { kind: 'done' };
      },
    };
    worker = startJobWorker(server.url, work, new Logger());
    await queue.scheduleSettling(7, Date.now() + 500);
    await queue.schedule({ userId: 7, session: 3 }, 0);
    await eventually('all are processed', async () => processed.length === 3);
    expect(processed.filter(([name]) => name === 'end-offer')).toEqual([
      ['end-offer', { userId: 7, session: 3 }],
      ['end-offer', { userId: 7, session: 3 }],
    ]);
    await eventually('no job is left', async () => (await bullmq.getJobCountByTypes()) === 0);
  });
});
