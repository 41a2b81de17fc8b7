import { sleep } from './sleep.js';

const NEVER_MS = 2 ** 31 - 1;

describe('sleep', () => {
  it('ends with its time', async () => {
    await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('ends at once when it is aborted, before it begins or meanwhile', async () => {
    const controller = new AbortController();
    const asleep = sleep(NEVER_MS, controller.signal);
    controller.abort();
    await expect(asleep).resolves.toBeUndefined();
    await expect(sleep(NEVER_MS, controller.signal)).resolves.toBeUndefined();
  });
});
