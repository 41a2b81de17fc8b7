import { sendDelay } from './position-throttle.js';

const here = { latitude: 39.92, longitude: 32.85 };
const there = { latitude: 39.93, longitude: 32.85 };

describe('an online position', () => {
  it('goes out at once when none went before', () => {
    expect(sendDelay(null, here, 0)).toBe(0);
  });
  it('waits for 2 s after the last while moving', () => {
    expect(sendDelay({ position: here, at: 0 }, there, 500)).toBe(1_500);
    expect(sendDelay({ position: here, at: 0 }, there, 9_000)).toBe(0);
  });
  it('waits for 30 s after the last while still', () => {
    expect(sendDelay({ position: here, at: 0 }, here, 9_000)).toBe(21_000);
  });
});
