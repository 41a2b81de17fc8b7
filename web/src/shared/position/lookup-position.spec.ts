import { jest } from '@jest/globals';
import { recentPosition, rememberPosition } from './lookup-position.js';

afterEach(() => void jest.useRealTimers());

it('a position is recent for a minute', () => {
  jest.useFakeTimers();
  expect(recentPosition()).toBeNull();
  const here = { latitude: 39.92, longitude: 32.85, accuracy: 20, at: Date.now() };
  rememberPosition(here);
  jest.advanceTimersByTime(59_999);
  expect(recentPosition()).toEqual(here);
  jest.advanceTimersByTime(1);
  expect(recentPosition()).toBeNull();
});
