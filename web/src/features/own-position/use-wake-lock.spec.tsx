import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock.js';

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

it('requests one lock if the page is shown again while a request is pending', async () => {
  const pending = Promise.withResolvers<Pick<WakeLockSentinel, 'released' | 'release'>>();
  const release = jest.fn(() => Promise.resolve(undefined));
  const request = jest.fn(() => pending.promise);
  Object.assign(navigator, { wakeLock: { request } });
  const { unmount } = renderHook(() => useWakeLock(true));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => pending.resolve({ released: false, release }));
  expect(request).toHaveBeenCalledTimes(1);
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});
