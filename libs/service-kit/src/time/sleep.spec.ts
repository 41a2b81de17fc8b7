import { sleep } from './backoff.js';

/** Longer than a test, and short enough for a failed run to end. */
const TOO_LONG_MS = 90_000;

describe('sleep', () => {
  it('resolves after the given time', async () => {
    await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('resolves immediately when it is aborted, before or during the wait', async () => {
    const controller = new AbortController();
    const asleep = sleep(TOO_LONG_MS, controller.signal);
    controller.abort();
    await expect(asleep).resolves.toBeUndefined();
    await expect(sleep(TOO_LONG_MS, controller.signal)).resolves.toBeUndefined();
  });
});
