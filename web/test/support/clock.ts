import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Stops the clock until the test ends; what is loaded later must have been loaded before. */
export function holdClock(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] });
}

/** Lets time pass, ms, and all that follows from it happen. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The most steps of a held clock that something may need. */
const STEPS = 200;
/** How far a held clock is moved at a time, ms. */
const STEP_MS = 10;

/**
 * Lets as little time pass as `check` needs to hold: what runs outside the page, as its
 * cryptography does, takes real time.
 */
export async function passUntil(check: () => void): Promise<void> {
  for (let step = 1; ; step += 1) {
    await pass(STEP_MS);
    try {
      return check();
    } catch (error) {
      if (step === STEPS) throw error;
    }
  }
}
