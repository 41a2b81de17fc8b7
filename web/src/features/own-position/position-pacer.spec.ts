import { jest } from '@jest/globals';
import type { Reading } from '../../shared/position/lookup-position.js';
import { PositionPacer } from './position-pacer.js';

/** A place about that many metres north of a start. */
const north = (metres: number): Reading => ({
  latitude: 39.9 + metres / 111_195,
  longitude: 32.8,
  accuracy: 5,
  at: 0,
});

describe('PositionPacer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function started() {
    const send = jest.fn<(reading: Reading) => void>();
    const requestReading = jest.fn();
    const pacer = new PositionPacer({ send, requestReading });
    pacer.update(north(0));
    return { pacer, send, requestReading };
  }

  it('sends a moving position at most every 2 s, the newest one', () => {
    const { pacer, send } = started();
    for (let reading = 1; reading <= 20; reading += 1) {
      jest.advanceTimersByTime(500);
      pacer.update(north(reading * 10));
    }
    expect(send).toHaveBeenCalledTimes(6); // At the start, and every 2 s of 10
    expect(send.mock.lastCall?.[0]).toEqual(north(190));
    jest.advanceTimersByTime(4_000);
    pacer.update(north(300)); // 2 s after the last one was sent
    expect(send).toHaveBeenCalledTimes(8);
  });

  it('sends a still position every 30 s despite noise of the receiver', () => {
    const { pacer, send } = started();
    for (let second = 1; second <= 60; second += 1) {
      jest.advanceTimersByTime(1_000);
      pacer.update(north(second % 2));
    }
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('requests a reading every 30 s from a silent device, and sends none twice', () => {
    const { pacer, send, requestReading } = started();
    jest.advanceTimersByTime(90_000);
    expect(requestReading).toHaveBeenCalledTimes(3);
    expect(send).toHaveBeenCalledTimes(1);
    pacer.update(north(0));
    expect(send).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_000);
    pacer.update(north(1));
    jest.advanceTimersByTime(20_000);
    expect(requestReading).toHaveBeenCalledTimes(4);
  });

  it('sends and requests nothing once it is stopped', () => {
    const { pacer, send, requestReading } = started();
    pacer.stop();
    pacer.update(north(100)); // A late reading
    jest.advanceTimersByTime(90_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(requestReading).not.toHaveBeenCalled();
  });
});
