import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DeadlineWorker } from './deadline-worker.js';

it('a sweep goes on after an agreement that it cannot settle', async () => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const settled: string[] = [];
  const act = (what: string) => async (id: number) => {
    if (id === 1) throw new Error('poisoned');
    settled.push(`${what} ${id}`);
  };
  const due = { deadline: [1, 2], remindAt: [1, 3], revealAt: [1, 4] };
  const worker = new DeadlineWorker(
    { REDIS_URL: '', SETTLE_EVERY: 30 },
    {} as never,
    { findDue: async (timer: keyof typeof due) => due[timer] } as never,
    { settle: act('settle'), remind: act('remind') } as never,
    { showDue: act('show') } as never,
    { addReadGauge: () => undefined } as never,
  );
  await worker.sweep();
  expect(settled).toEqual(['settle 2', 'remind 3', 'show 4']);
});
