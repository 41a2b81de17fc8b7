import { retry, sleep } from './backoff.js';

/** Longer than a test, and short enough for a failed run to end. */
const TOO_LONG_MS = 90_000;

describe('retry', () => {
  const { signal } = new AbortController();

  it('repeats an attempt until it succeeds, and reports each failure', async () => {
    const failures: unknown[] = [];
    let attempts = 0;
    const attempt = async () => {
      attempts += 1;
      if (attempts < 2) throw new Error('unavailable');
      return attempts;
    };
    expect(await retry(attempt, signal, (error, count) => failures.push([error, count]))).toBe(2);
    expect(failures).toEqual([[new Error('unavailable'), 1]]);
  });

  it('rejects with the error that gives up, or resolves to undefined once it is aborted', async () => {
    const fail = () => Promise.reject(new Error('unavailable'));
    const giveUp = (error: unknown) => {
      throw error;
    };
    await expect(retry(fail, signal, giveUp)).rejects.toThrow('unavailable');
    expect(await retry(fail, AbortSignal.abort(), () => undefined)).toBeUndefined();
  });
});

it('sleep resolves after the given time, or immediately when it is aborted', async () => {
  const controller = new AbortController();
  await sleep(1, controller.signal);
  const asleep = sleep(TOO_LONG_MS, controller.signal);
  controller.abort();
  await asleep;
  await sleep(TOO_LONG_MS, controller.signal);
});
