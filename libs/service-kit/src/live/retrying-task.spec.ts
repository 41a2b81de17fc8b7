import { RetryingTask } from './retrying-task.js';

describe('RetryingTask', () => {
  it('is idle after a run that succeeded, and not after one that failed', async () => {
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
});
