import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import * as bullmq from 'bullmq';
import { Redis } from 'ioredis';

const connection = new Redis({ lazyConnect: true });
const worker = new EventEmitter();

jest.unstable_mockModule('bullmq', () => ({ ...bullmq, Worker: jest.fn(() => worker) }));
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
