import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import * as bullmq from 'bullmq';
import { Redis } from 'ioredis';

const connection = new Redis({ lazyConnect: true });
const worker = new EventEmitter();

let run: ((job: unknown) => Promise<void>) | undefined;

jest.unstable_mockModule('bullmq', () => ({
  ...bullmq,
  Worker: jest.fn((_queue: string, process: typeof run) => {
    run = process;
    return worker;
  }),
}));
jest.unstable_mockModule('../redis/connect-redis.js', () => ({ connectWorkerRedis: () => connection }));
const { startJobWorker } = await import('./job-worker.js');

it('a worker logs its errors', () => {
  const logger = new Logger();
  const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
  const process = () => Promise.resolve({ kind: 'done' } as const);
  startJobWorker('redis://127.0.0.1:1', { queue: 'push', isDelayed: false, process }, logger);
  const broken = new Error('could not renew lock for job 7');
  worker.emit('error', broken);
  expect(warn).toHaveBeenCalledWith({ err: broken, queue: 'push' }, 'The worker of the queue failed');
});

it('keeps the text of a failure, which may name an address, out of Redis', async () => {
  const refused = Object.assign(new Error('550 <ece@rotadas.example> unknown'), { code: 'EENVELOPE' });
  const process = () => Promise.reject(refused);
  startJobWorker('redis://127.0.0.1:1', { queue: 'push', isDelayed: false, process }, new Logger());
  const failure = await run?.({ name: 'deliver', data: {}, opts: {} }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'EENVELOPE', cause: refused });
  expect(String((failure as Error).stack)).not.toContain('ece@');
});
