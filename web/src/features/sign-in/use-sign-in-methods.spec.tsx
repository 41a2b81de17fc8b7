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
