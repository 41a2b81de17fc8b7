import { jest } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/clock.js';
import { useVerified } from './use-verified.js';

it('a mail that stays unopened is checked for 10 minutes, and again when the user returns', async () => {
  holdClock();
  const isVerified = jest.fn(() => Promise.resolve(false));
  renderHook(() => useVerified(isVerified, () => undefined));
  await pass(10 * 60_000);
  expect(isVerified).toHaveBeenCalledTimes(120);
  await pass(60 * 60_000);
  expect(isVerified).toHaveBeenCalledTimes(120);
  fireEvent(document, new Event('visibilitychange'));
  await pass(10_000);
  expect(isVerified).toHaveBeenCalledTimes(123);
});
