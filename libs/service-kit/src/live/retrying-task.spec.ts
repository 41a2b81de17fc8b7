import { eventually } from '@rotadas/test-kit/eventually';
import { RetryingTask } from './retrying-task.js';

describe('RetryingTask', () => {
  it('is idle after a run that succeeded, and not after one that failed', async () => {
    const events: string[] = [];
    const task = new RetryingTask(
      async () => {
        events.push('run');
        if (events.length === 1) throw new Error('the server is unavailable');
      },
      () => void events.push('idle'),
    );
    task.request();
    await eventually('it is idle', async () => events.includes('idle'));
    expect(events).toEqual(['run', 'run', 'idle']);
  });
});
