import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { dependencyUnavailable } from '../errors/dependency.js';
import { RetryingTask } from './retrying-task.js';

describe('RetryingTask', () => {
  let warn: jest.SpiedFunction<Logger['warn']>;
  beforeEach(() => (warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined)));
  afterEach(() => void jest.restoreAllMocks());

  it('is idle after a successful run, but not after a failed one', async () => {
    let runs = 0;
    const idle = Promise.withResolvers<number>();
    const task = new RetryingTask(
      async () => {
        runs += 1;
        if (runs === 1) throw new Error('the server is unavailable');
      },
      () => idle.resolve(runs),
    );
    task.request();
    expect(await idle.promise).toBe(2);
  });

  it('logs a failure', async () => {
    const broken = new Error('a page is unreadable');
    const task = new RetryingTask(() => Promise.reject(broken));
    const outcome = task.outcome();
    task.request();
    await expect(outcome).rejects.toBe(broken);
    task.stop();
    expect(warn).toHaveBeenCalledWith({ err: broken }, expect.any(String));
  });

  it('does not log that a server is unavailable', async () => {
    const task = new RetryingTask(() =>
      Promise.reject(dependencyUnavailable('providers', new Error('no reply'))),
    );
    const outcome = task.outcome();
    task.request();
    await expect(outcome).rejects.toMatchObject({ code: 'service-unavailable' });
    task.stop();
    expect(warn).not.toHaveBeenCalled();
  });

  it('rejects pending outcomes once it is stopped, even during a run', async () => {
    const run = Promise.withResolvers<undefined>();
    const idle = Promise.withResolvers<undefined>();
    const task = new RetryingTask(
      async () => void (await run.promise),
      () => idle.resolve(undefined),
    );
    task.request();
    task.stop(new Error('closed'));
    run.resolve(undefined);
    await idle.promise;
    await expect(task.outcome()).rejects.toThrow('closed');
  });

  it('is requested immediately and at each interval, until it is stopped', () => {
    jest.useFakeTimers();
    const task = new RetryingTask(async () => undefined);
    const request = jest.spyOn(task, 'request');
    task.requestEvery(1_000);
    expect(request).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_000);
    expect(request).toHaveBeenCalledTimes(3);
    task.stop();
    jest.advanceTimersByTime(2_000);
    expect(request).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('ignores requests once it is stopped', () => {
    const run = jest.fn(async () => undefined);
    const onIdle = jest.fn();
    const task = new RetryingTask(run, onIdle);
    task.stop();
    task.request();
    expect(run).not.toHaveBeenCalled();
    expect(onIdle).not.toHaveBeenCalled();
  });
});
