import { jest } from '@jest/globals';
import { forgetPosition, recentPosition, rememberPosition } from './lookup-position.js';

const HERE = { latitude: 39.92, longitude: 32.85, accuracy: 20 };

afterEach(() => {
  jest.useRealTimers();
  forgetPosition();
});

it('a position is recent for a minute', () => {
  jest.useFakeTimers();
  expect(recentPosition()).toBeNull();
  rememberPosition(HERE);
  jest.advanceTimersByTime(59_999);
  expect(recentPosition()).toEqual(HERE);
  jest.advanceTimersByTime(1);
  expect(recentPosition()).toBeNull();
});
