import { sleep } from './sleep.js';

/** Longer than a test may take, and short enough for a failed run to end. */
const TOO_LONG_MS = 90_000;

describe('sleep', () => {
  it('ends with its time', async () => {
    await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('ends at once when it is aborted, before it begins or meanwhile', async () => {
    const controller = new AbortController();
    const asleep = sleep(TOO_LONG_MS, controller.signal);
    controller.abort();
    await expect(asleep).resolves.toBeUndefined();
    await expect(sleep(TOO_LONG_MS, controller.signal)).resolves.toBeUndefined();
  });
});
