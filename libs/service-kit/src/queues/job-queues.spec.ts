import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { QUEUES } from '@rotadas/contracts/queues/queues';

const opened: string[] = [];
const closed: string[] = [];
let failures = 0;

jest.unstable_mockModule('bullmq', () => ({
  Queue: class {
    constructor(readonly name: string) {
      opened.push(name);
    }

    on = () => this;
    close = async () => void closed.push(this.name);

    async waitUntilReady() {
      if ((failures -= 1) >= 0) throw new Error('Connection is closed.');
    }
  },
}));
const { JobQueues } = await import('./job-queues.js');

function jobQueues(status: Redis['status'] = 'ready') {
  const [shared, own] = [new Redis({ lazyConnect: true }), new Redis({ lazyConnect: true })];
  own.status = status;
  shared.duplicate = () => own;
  return new JobQueues(shared);
}

describe('JobQueues', () => {
  beforeEach(() => {
    opened.length = 0;
    closed.length = 0;
    failures = 0;
  });

  it('closes a queue that does not become ready, and opens it again on next use', async () => {
    failures = 1;
    const queues = jobQueues();
    const use = () => queues.use('push', async ({ name }) => name);
    await expect(use()).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(closed).toEqual(['push']);
    await expect(use()).resolves.toBe('push');
    await queues.onApplicationShutdown();
    expect(closed).toEqual(['push', 'push']);
  });

  it('opens every queue of the product once', async () => {
    const queues = jobQueues();
    for (let count = 0; count < 2; count += 1)
      expect((await queues.all()).map(({ name }) => name)).toEqual(Object.values(QUEUES));
    expect(opened).toEqual(Object.values(QUEUES));
    await queues.onApplicationShutdown();
    expect(closed).toEqual(Object.values(QUEUES));
  });

  it('opens no queue while Redis is unavailable', async () => {
    const queues = jobQueues('reconnecting');
    await expect(queues.all()).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(opened).toEqual([]);
    await queues.onApplicationShutdown();
  });
});
