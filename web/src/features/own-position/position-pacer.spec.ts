import { jest } from '@jest/globals';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { PositionPacer, sendDelay } from './position-pacer.js';

/** A place about that many metres north of a start. */
const north = (metres: number): OwnPosition => ({
  latitude: 39.9 + metres / 111_195,
  longitude: 32.8,
  accuracy: 5,
});

describe('PositionPacer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function started() {
    const send = jest.fn<(position: OwnPosition) => void>();
    const pacer = new PositionPacer(send);
    pacer.update(north(0));
    jest.advanceTimersByTime(0);
    return { pacer, send };
  }

  it('sends a moving position at most every 2 s, the newest one', () => {
    const { pacer, send } = started();
    for (let reading = 1; reading <= 20; reading += 1) {
      jest.advanceTimersByTime(500);
      pacer.update(north(reading * 10));
    }
    expect(send).toHaveBeenCalledTimes(6); // at the start, and every 2 s of 10
    expect(send.mock.lastCall?.[0]).toEqual(north(190));
  });

  it('sends a still position every 30 s despite noise of the receiver', () => {
    const { pacer, send } = started();
    for (let second = 1; second <= 60; second += 1) {
      jest.advanceTimersByTime(1_000);
      pacer.update(north(second % 2));
    }
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('sends a still position every 30 s without further readings', () => {
    const { send } = started();
    jest.advanceTimersByTime(90_000);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('sends nothing once it is stopped', () => {
    const { pacer, send } = started();
    pacer.stop();
    jest.advanceTimersByTime(90_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

const here = { latitude: 39.92, longitude: 32.85 };
const there = { latitude: 39.93, longitude: 32.85 };

describe('sendDelay', () => {
  it('is 0 for the first position', () => {
    expect(sendDelay(null, here, 0)).toBe(0);
  });
  it('is the rest of 2 s while moving', () => {
    expect(sendDelay({ position: here, at: 0 }, there, 500)).toBe(1_500);
    expect(sendDelay({ position: here, at: 0 }, there, 9_000)).toBe(0);
  });
  it('is the rest of 30 s while still', () => {
    expect(sendDelay({ position: here, at: 0 }, here, 9_000)).toBe(21_000);
  });
});
