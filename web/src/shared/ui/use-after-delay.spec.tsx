import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/device.js';
import { useAfterDelay } from './use-after-delay.js';

const DELAY_MS = 300;

afterEach(() => jest.useRealTimers());

it('waits again whenever the condition becomes true', async () => {
  holdClock();
  const { result, rerender } = renderHook(({ condition }) => useAfterDelay(condition, DELAY_MS), {
    initialProps: { condition: true },
  });
  await pass(DELAY_MS - 1);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
  rerender({ condition: false });
  expect(result.current).toBe(false);
  rerender({ condition: true });
  expect(result.current).toBe(false);
  await pass(DELAY_MS);
  expect(result.current).toBe(true);
});
