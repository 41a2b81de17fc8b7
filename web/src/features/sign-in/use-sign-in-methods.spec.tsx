import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/device.js';
import { openSignInMethods } from './open-sign-in-methods.js';
import { useSignInMethods } from './use-sign-in-methods.js';

const loadBotCheck = jest.fn(() => Promise.resolve());
const calls = () => new Promise<never>(() => undefined);
const methods = { ...openSignInMethods({ calls, recaptchaSiteKey: null }), loadBotCheck };
const open = () => Promise.resolve(methods);

it('loads the bot-check 500 ms after the page mounts, unless the user leaves before', async () => {
  holdClock();
  const { unmount } = renderHook(() => useSignInMethods(open));
  await pass(499);
  unmount();
  await pass(1);
  expect(loadBotCheck).not.toHaveBeenCalled();
  renderHook(() => useSignInMethods(open));
  await pass(499);
  expect(loadBotCheck).not.toHaveBeenCalled();
  await pass(1);
  expect(loadBotCheck).toHaveBeenCalledTimes(1);
});

it('closes the bot-check that a submit loaded before the timer', async () => {
  holdClock();
  const closeBotCheck = jest.fn();
  const openEarly = () => Promise.resolve({ ...methods, closeBotCheck });
  const { result, unmount } = renderHook(() => useSignInMethods(openEarly));
  result.current.resetBotCheck();
  unmount();
  await pass(0);
  expect(closeBotCheck).toHaveBeenCalledTimes(1);
});
