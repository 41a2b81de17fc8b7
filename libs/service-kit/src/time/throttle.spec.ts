import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Throttle } from './throttle.js';

const BROKEN = new Error('broken');

const fail = (): never => {
  throw BROKEN;
};

describe('Throttle', () => {
  let runs: number[];
  const task = () => void runs.push(performance.now());
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    runs = [];
  });
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** The times of the runs, in ms from `start`. */
  const since = (start: number) => runs.map((at) => Math.round(at - start));

  it('runs on the leading edge, and once on the trailing edge for all later requests', async () => {
    const throttle = new Throttle(task, { intervalMs: 1_000 });
    const start = performance.now();
    for (let requests = 0; requests < 3; requests += 1) {
      throttle.request();
      await pass(100);
    }
    expect(since(start)).toEqual([0]);
    await pass(10_000);
    expect(since(start)).toEqual([0, 1_000]);
    throttle.request();
    expect(since(start)).toEqual([0, 1_000, 10_300]);
  });

  it('waits for a burst before a run', async () => {
    const throttle = new Throttle(task, { intervalMs: 100, delayMs: 15 });
    const start = performance.now();
    throttle.request();
    await pass(14);
    throttle.request();
    expect(since(start)).toEqual([]);
    await pass(6);
    throttle.request();
    await pass(1_000);
    expect(since(start)).toEqual([15, 115]);
  });

  it('never overlaps runs', async () => {
    const running = Promise.withResolvers<undefined>();
    const throttle = new Throttle(
      async () => {
        task();
        await running.promise;
      },
      { intervalMs: 100 },
    );
    const start = performance.now();
    throttle.request();
    throttle.request();
    await pass(250);
    expect(since(start)).toEqual([0]);
    running.resolve(undefined);
    await pass(0);
    expect(since(start)).toEqual([0, 250]);
  });

  it.each([
    ['throws', () => fail()],
    ['rejects', async () => fail()],
  ])('logs the error of a task that %s, and runs it again', async (_how, failing) => {
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const throttle = new Throttle(
      () => {
        task();
        return failing();
      },
      { intervalMs: 100 },
    );
    const start = performance.now();
    throttle.request();
    throttle.request();
    await pass(100);
    expect(since(start)).toEqual([0, 100]);
    expect(error.mock.calls).toEqual([0, 100].map(() => [{ err: BROKEN }, expect.any(String)]));
    error.mockRestore();
  });

  it('is not affected by a system clock that is set back', async () => {
    const throttle = new Throttle(task, { intervalMs: 100 });
    const start = performance.now();
    throttle.request();
    jest.setSystemTime(Date.now() - 3_600_000);
    throttle.request();
    await pass(100);
    expect(since(start)).toEqual([0, 100]);
  });
});
