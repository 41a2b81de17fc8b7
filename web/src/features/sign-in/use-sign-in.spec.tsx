import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { CONFIG } from '../../../test/support/gateway.js';
import { holdClock, pass } from '../../../test/support/device.js';

const close = jest.fn();
const createAltcha = jest.fn(() => ({ token: () => Promise.resolve(''), reset: () => undefined, close }));
jest.unstable_mockModule('./bot-check/altcha.js', () => ({ createAltcha }));

const { useSignIn } = await import('./use-sign-in.js');

const ports = {
  start: () => Promise.resolve({ ...CONFIG, recaptchaSiteKey: null }),
  loadCalls: () => new Promise<never>(() => undefined),
};

beforeEach(() => {
  jest.clearAllMocks();
  holdClock();
});

it('loads the bot-check 500 ms after the page mounts, unless the user leaves before', async () => {
  const { unmount } = renderHook(() => useSignIn(ports));
  await pass(499);
  unmount();
  await pass(1);
  expect(createAltcha).not.toHaveBeenCalled();
  renderHook(() => useSignIn(ports));
  await pass(499);
  expect(createAltcha).not.toHaveBeenCalled();
  await pass(1);
  expect(createAltcha).toHaveBeenCalledTimes(1);
});

it('closes the bot-check that a submit loaded before the timer', async () => {
  const { result, unmount } = renderHook(() => useSignIn(ports));
  await result.current.botCheck.load();
  unmount();
  await pass(0);
  expect(close).toHaveBeenCalledTimes(1);
});
