import { jest } from '@jest/globals';
import { withTimeout } from './with-timeout.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('resolves to the value of the promise and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('token'), 1_000)).resolves.toBe('token');
  expect(jest.getTimerCount()).toBe(0);
});

it('rejects with the error of the promise and clears its timer', async () => {
  await expect(withTimeout(Promise.reject(new Error('offline')), 1_000)).rejects.toThrow('offline');
  expect(jest.getTimerCount()).toBe(0);
});

it('resolves to null after the given time and ignores a later rejection', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const settled = jest.fn();
  const result = withTimeout(promise, 1_000).finally(settled);
  await jest.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  reject(new Error('offline'));
  await expect(result).resolves.toBeNull();
});
