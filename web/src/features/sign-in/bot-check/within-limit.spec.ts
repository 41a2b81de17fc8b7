import { jest } from '@jest/globals';
import { withinLimit } from './within-limit.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('gives up on the bot-check after its limit, and tells it to stop', async () => {
  let stopped = false;
  const endless = withinLimit(
    (signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => (stopped = true));
      }),
    5_000,
  );
  const failed = expect(endless).rejects.toThrow('5000 ms');
  jest.advanceTimersByTime(4_999);
  expect(stopped).toBe(false);
  jest.advanceTimersByTime(1);
  await failed;
  expect(stopped).toBe(true);
});

it('answers what was done in time, and leaves no timer behind', async () => {
  await expect(withinLimit(() => Promise.resolve('token'), 5_000)).resolves.toBe('token');
  expect(jest.getTimerCount()).toBe(0);
});
