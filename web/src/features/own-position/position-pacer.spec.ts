import { jest } from '@jest/globals';
import type { PositionFix } from '../../shared/position/lookup-position.js';
import { PositionPacer } from './position-pacer.js';

/** A place about that many metres north of a start. */
const north = (metres: number): PositionFix => ({
  latitude: 39.9 + metres / 111_195,
  longitude: 32.8,
  accuracy: 5,
  at: 0,
});

describe('PositionPacer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function started() {
    const send = jest.fn<(fix: PositionFix) => void>();
    const requestFix = jest.fn();
    const pacer = new PositionPacer({ send, requestFix });
    pacer.update(north(0));
    return { pacer, send, requestFix };
  }

  it('sends a moving position at most every 2 s, the newest one', () => {
    const { pacer, send } = started();
    for (let step = 1; step <= 20; step += 1) {
      jest.advanceTimersByTime(500);
      pacer.update(north(step * 10));
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

  it('requests a fix every 30 s from a silent device, and sends none twice', () => {
    const { pacer, send, requestFix } = started();
    jest.advanceTimersByTime(90_000);
    expect(requestFix).toHaveBeenCalledTimes(3);
    expect(send).toHaveBeenCalledTimes(1);
    pacer.update(north(0));
    expect(send).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_000);
    pacer.update(north(1));
    jest.advanceTimersByTime(20_000);
    expect(requestFix).toHaveBeenCalledTimes(4);
  });

  it('sends and requests nothing once it is stopped', () => {
    const { pacer, send, requestFix } = started();
    pacer.stop();
    pacer.update(north(100)); // A late fix
    jest.advanceTimersByTime(90_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(requestFix).not.toHaveBeenCalled();
  });
});
